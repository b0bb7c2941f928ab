import { useEffect, useEffectEvent } from 'react';
import { getHome } from '@/lib/api/calls/home';
import type { AccountState } from '@/lib/api/schemas/order';

/** How often the server is asked whether a state that ends by itself is over, in milliseconds. */
export const followEveryMs = 15_000;

/**
 * Calls `onChange` once the account is no longer in `state`: asks every 15 s and when the person comes
 * back, never while the page is hidden, and says nothing of a failure.
 */
export function useFollowState(state: AccountState, onChange: () => void): void {
  const ask = useEffectEvent(async () => {
    const home = await getHome({ quiet: true }).catch(() => null);
    if (home && home.state !== state) onChange();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      clearInterval(timer);
      if (document.visibilityState === 'visible') timer = setInterval(() => ask(), followEveryMs);
    };
    const turn = () => {
      start();
      if (document.visibilityState === 'visible') void ask();
    };
    start();
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, []);
}
