import { type Atom, getDefaultStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { isLoggedAtom, isSessionKnownAtom } from '@/lib/session/session-state';

/** Whether somebody is logged in, and whether that is known yet. */
export type Session = { isLogged: boolean; isKnown: boolean };

/** Both of the below, for a screen that needs both. */
export function useSession(): Session {
  return { isLogged: useIsLogged(), isKnown: useIsSessionKnown() };
}

/**
 * Whether somebody is logged in, for what is prerendered: while the page comes to life it is a
 * guest's, as when it was exported, whatever has been found out meanwhile.
 */
export function useIsLogged(): boolean {
  return useFlag(isLoggedAtom);
}

/** Whether it is known yet if somebody is logged in; not while the page comes to life. */
export function useIsSessionKnown(): boolean {
  return useFlag(isSessionKnownAtom);
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
