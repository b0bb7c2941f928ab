import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';

/** A navigation away from unsaved changes that waits for the user's decision. */
export type LeaveRequest = { leave(): void; stay(): void };

const guards = new Set<object>();

const leaveRequestAtom = atom<LeaveRequest | null>(null);

/** The pending leave request, for the dialog that shows it. */
export function useLeaveRequest(): LeaveRequest | null {
  return useAtomValue(leaveRequestAtom);
}

/**
 * Asks the user before this screen is left while `dirty`. Returns a function that releases the guard
 * at once: call it after a save, before navigating on.
 */
export function useLeaveGuard(dirty: boolean): () => void {
  const guard = useRef({});
  useEffect(() => {
    const key = guard.current;
    if (dirty) guards.add(key);
    return () => remove(key);
  }, [dirty]);
  return useCallback(() => remove(guard.current), []);
}

/** With the last guard goes the question, which would stay above the next screen: the changes were saved meanwhile. */
function remove(guard: object): void {
  guards.delete(guard);
  if (guards.size === 0) dropLeaveRequest();
}

/** Runs `proceed` at once, or after the user has agreed to discard unsaved changes. */
export function confirmLeave(proceed: () => void): void {
  if (guards.size === 0) {
    proceed();
    return;
  }
  const store = getDefaultStore();
  const close = () => store.set(leaveRequestAtom, null);
  store.set(leaveRequestAtom, {
    stay: close,
    leave() {
      close();
      guards.clear();
      proceed();
    },
  });
}

/** Closes the prompt of a user who has left. */
export function dropLeaveRequest(): void {
  guards.clear();
  getDefaultStore().set(leaveRequestAtom, null);
}

/** True while a screen with unsaved changes is mounted. */
export function hasLeaveGuard(): boolean {
  return guards.size > 0;
}
