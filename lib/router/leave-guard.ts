import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';

/** A wish to leave a screen that has unsaved changes; the shell asks and calls one of the two. */
export type LeaveRequest = { leave(): void; stay(): void };

const guards = new Set<object>();

/** The wish that waits for an answer, if any. */
const leaveRequestAtom = atom<LeaveRequest | null>(null);

/** The wish to leave that waits for an answer: the shell's dialog shows it. */
export function useLeaveRequest(): LeaveRequest | null {
  return useAtomValue(leaveRequestAtom);
}

/**
 * Makes leaving this screen ask first while `dirty`. Returns a function that lets the person go
 * without a question: call it before navigating on after a save.
 */
export function useLeaveGuard(dirty: boolean): () => void {
  const guard = useRef({});
  useEffect(() => {
    const key = guard.current;
    if (dirty) guards.add(key);
    return () => {
      guards.delete(key);
    };
  }, [dirty]);
  return useCallback(() => {
    guards.delete(guard.current);
  }, []);
}

/** Runs `proceed` at once, or after the person has agreed to leave unsaved changes. */
export function askToLeave(proceed: () => void): void {
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

/** True while a screen with unsaved changes wants to be asked. */
export function isGuarded(): boolean {
  return guards.size > 0;
}
