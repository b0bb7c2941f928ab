import { getDefaultStore } from 'jotai';
import { clearCache, revalidate } from '@/lib/api/cache';
import { readValue } from '@/lib/storage/values';
import { type WipeCause, wipePersonal } from '@/lib/storage/wipe-personal';
import { removeNativeUser } from './native-user';
import { tokenAtom } from './session-state';

/** Why nobody is logged in any more: the person left, the server ended it, or another tab did either. */
export type LogOutReason = WipeCause | 'otherTab';

/**
 * Ends the session (product.md section 8): nobody is logged in; token, user id, phone, loan index and the
 * server's answers are forgotten, and the shell's `user_info` too. Drafts and the like go only when the
 * person signs out, which wipes the device even where nobody was logged in. `expired` does nothing where
 * nobody is: ten replies at once end a session once. Resolves when the shell has been told and the key of
 * drafts is gone; everything else is done when it returns.
 */
export async function logOut(cause: WipeCause): Promise<void> {
  const store = getDefaultStore();
  const wasLogged = store.get(tokenAtom) !== null || readValue('uni_token') !== null;
  if (!wasLogged && cause === 'expired') return;
  store.set(tokenAtom, null);
  const wiped = wipePersonal(cause);
  const told = removeNativeUser();
  if (wasLogged) forgetPerson(cause);
  await Promise.all([wiped, told]);
}

/** Tells of every log-out, once each, after everything is forgotten. Returns how to stop. */
export function onLoggedOut(listener: (reason: LogOutReason) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is left to do in this tab when the token has gone. Only for `lib/session`. */
export function forgetPerson(reason: LogOutReason): void {
  // What is on show belongs to the person who left; Home alone has something for a guest.
  clearCache({ reload: false });
  revalidate('app/home');
  for (const listener of listeners) listener(reason);
}

const listeners = new Set<(reason: LogOutReason) => void>();
