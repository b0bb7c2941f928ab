import { useEffect, useEffectEvent } from 'react';
import { useHasPassed } from '@/lib/server-time/use-has-passed';

/** How often the server is asked again once a state should have ended, in ms. */
const askEveryMs = 15_000;

/**
 * Refetches once an instant (ISO 8601) is over, and again every 15 s for as long as it is passed in: only the server
 * decides what comes after it, and its clock may be behind. Never while the page is hidden.
 */
export function useRefetchWhenOver(
  until: string | undefined,
  refetch: () => Promise<unknown>,
): void {
  const isOver = useHasPassed(until);
  const ask = useEffectEvent(() => {
    if (!document.hidden) void refetch();
  });
  useEffect(() => {
    if (!isOver) return;
    ask();
    const timer = setInterval(ask, askEveryMs);
    return () => clearInterval(timer);
  }, [isOver]);
}
