import { type Atom, getDefaultStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { isLoggedAtom, isSessionKnownAtom } from '@/lib/session/session-state';

/** Whether somebody is logged in, and whether that is known yet. */
export type Session = { isLogged: boolean; isKnown: boolean };

/**
 * The session for what is prerendered: while the page comes to life it is a guest's and not known,
 * as when it was exported, whatever has been found out meanwhile.
 */
export function useSession(): Session {
  return { isLogged: useFlag(isLoggedAtom), isKnown: useFlag(isSessionKnownAtom) };
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
