import { getDefaultStore } from 'jotai';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { isLoggedAtom } from '@/lib/session/session-state';
import { followBehavior } from './follow-behavior';

/**
 * Follows how people who log in use the app, as far as they allow it: now, and after each log-in. Returns how
 * to stop.
 */
export function followPerson(navigator: Navigator): () => void {
  const store = getDefaultStore();
  const follow = () => {
    if (store.get(isLoggedAtom)) followBehavior(navigator);
  };
  follow();
  return store.sub(isLoggedAtom, follow);
}
