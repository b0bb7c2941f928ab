import { getDefaultStore } from 'jotai';
import { abortCalls, setAuth } from '@/lib/api/auth';
import { clearCache } from '@/lib/api/cache';
import { readValue, removeValue } from '@/lib/storage/values';
import { type WipeCause, wipePersonal } from '@/lib/storage/wipe-personal';
import { removeNativeUser } from './native-user';
import { forgetOwner } from './owner';
import { coverAtom, type LogOutReason, lastLogOutAtom, tokenAtom } from './session-state';

/**
 * Ends the session (product.md section 8): removes token, user id, phone, loan index, the cached replies and
 * the shell's `user_info`. Drafts and other personal values are removed only by `signOut`, which wipes the
 * device even for a guest. `expired` does nothing for a guest, so ten failing calls end a session once.
 * Resolves after the shell's reply and the removal of the drafts' files; all else is done when this returns.
 */
export async function logOut(cause: WipeCause): Promise<void> {
  const store = getDefaultStore();
  const wasLogged = store.get(tokenAtom) !== null || readValue('uni_token') !== null;
  if (!wasLogged && cause === 'expired') return;
  store.set(tokenAtom, null);
  const leaveTab = cause === 'signOut' ? forgetOwner() : () => undefined;
  const wiped = wipePersonal(cause);
  const removed = removeNativeUser();
  if (wasLogged) endSession(cause);
  leaveTab();
  await Promise.all([wiped, removed]);
}

/** Clears what this tab holds of the session after its token was removed. Only for `lib/session`. */
export function endSession(reason: LogOutReason): void {
  const store = getDefaultStore();
  // Whoever could not unlock may be another person: the log-in does not begin with the owner's address.
  if (store.get(coverAtom) === 'lock') removeValue('luka_last_login');
  store.set(coverAtom, 'none');
  abortCalls();
  // What is shown belongs to the user who has left. Home fetches a guest's when it renders for one.
  clearCache({ reload: false });
  store.set(lastLogOutAtom, { reason });
}

setAuth({
  token: () => readValue('uni_token'),
  userId: () => readValue('user_id'),
  expire: () => void logOut('expired'),
});
