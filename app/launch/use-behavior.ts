import { useEffect } from 'react';
import type { Navigator } from '@/lib/router/navigation/navigator';

/** Has it followed how the app is used, by people who log in and as far as they allow it; loaded late. */
export function useBehavior(navigator: Navigator): void {
  useEffect(() => {
    import('@/app/behavior/follow-person').then(
      ({ followPerson }) => followPerson(navigator),
      // Offline: this visit goes unnoticed.
      () => {},
    );
  }, [navigator]);
}
