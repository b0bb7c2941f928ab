import { getDefaultStore } from 'jotai';
import { useEffect } from 'react';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { isLoggedAtom } from '@/lib/session/session-state';

/** Follows how people who log in use the app, as far as they allow it: loaded for them alone. */
export function useBehavior(navigator: Navigator): void {
  useEffect(() => {
    const store = getDefaultStore();
    function follow() {
      if (!store.get(isLoggedAtom)) return;
      import('@/app/behavior/follow-behavior').then(
        ({ followBehavior }) => followBehavior(navigator),
        // Offline: this visit goes unnoticed.
        () => {},
      );
    }
    follow();
    return store.sub(isLoggedAtom, follow);
  }, [navigator]);
}
