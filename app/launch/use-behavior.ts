import { useEffect } from 'react';
import { useIsLogged } from '@/app/home/use-session';
import type { Navigator } from '@/lib/router/navigation/navigator';

/** Follows how a person who is logged in uses the app, as far as they allow it: loaded for them alone. */
export function useBehavior(navigator: Navigator): void {
  const isLogged = useIsLogged();
  useEffect(() => {
    if (!isLogged) return;
    let isOver = false;
    let stop = () => {};
    import('@/app/behavior/follow-behavior').then(
      ({ followBehavior }) => {
        if (!isOver) stop = followBehavior(navigator);
      },
      // Offline: this visit goes unnoticed.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isLogged, navigator]);
}
