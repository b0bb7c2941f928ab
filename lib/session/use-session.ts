import { type Atom, getDefaultStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { isLoggedAtom, isSessionReadyAtom } from './session-state';

/** `isLogged`: a user is logged in. `isReady`: the session was restored, so that `isLogged` is final. */
export type Session = { isLogged: boolean; isReady: boolean };

/**
 * The login state. The pages are exported for a guest, so both are false while a page hydrates, even if the
 * session has been restored meanwhile.
 */
export function useSession(): Session {
  return { isLogged: useFlag(isLoggedAtom), isReady: useFlag(isSessionReadyAtom) };
}

function useFlag(flag: Atom<boolean>): boolean {
  const store = getDefaultStore();
  const subscribe = useCallback((listener: () => void) => store.sub(flag, listener), [store, flag]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(flag),
    () => false,
  );
}
