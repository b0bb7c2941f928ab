import { type Atom, getDefaultStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { type Cover, coverAtom, isLoggedAtom, isSessionReadyAtom } from './session-state';

/** `isLogged`: a user is logged in. `isReady`: the session was restored, so that `isLogged` is final. */
export type Session = { isLogged: boolean; isReady: boolean };

/**
 * The login state. The pages are exported for a guest, so both are false while a page hydrates, even if the
 * session has been restored meanwhile.
 */
export function useSession(): Session {
  return { isLogged: useIsLogged(), isReady: useFlag(isSessionReadyAtom) };
}

/** Whether a user is logged in; a component that uses this alone does not render again at `isReady`. */
export function useIsLogged(): boolean {
  return useFlag(isLoggedAtom);
}

/** What covers the app; nothing while a page hydrates. */
export function useCover(): Cover {
  return useValue(coverAtom, 'none');
}

function useFlag(flag: Atom<boolean>): boolean {
  return useValue(flag, false);
}

/** The value of an atom; `hydrated` while a page hydrates. The export sets the atom to render for a session. */
function useValue<T>(atom: Atom<T>, hydrated: T): T {
  const store = getDefaultStore();
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => (typeof window === 'undefined' ? store.get(atom) : hydrated),
  );
}
