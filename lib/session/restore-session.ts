import { getDefaultStore } from 'jotai';
import { clearCache } from '@/lib/api/cache';
import { serverNow } from '@/lib/server-time/server-time';
import { onChange } from '@/lib/storage/changes';
import { removeOldValues } from '@/lib/storage/remove-values';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { coverAtLaunch } from './cover';
import { startSession } from './log-in';
import { endSession } from './log-out';
import { readNativeUser } from './native-user';
import { joinOwner, leaveIfOwnerLeft } from './owner';
import { isSessionReadyAtom, tokenAtom } from './session-state';

/**
 * Restores the session at launch (product.md section 4) from the stored token, or from the shell's
 * `user_info`, which is then stored here too. From then on it follows log-ins and log-outs in other tabs. A
 * log-in while the shell is read takes precedence over the shell's reply. Resolves with the login state.
 */
export async function restoreSession(): Promise<boolean> {
  const store = getDefaultStore();
  // Before anything of the account is shown.
  coverAtLaunch();
  const token = readValue('uni_token');
  // No request can carry a damaged token: it would end every call as if there were no connection.
  if (token === null) removeValue('uni_token');
  store.set(tokenAtom, token);
  claimRestored(token);
  unsubscribe();
  unsubscribe = followOtherTabs();
  removeOldValues(serverNow());
  if (!store.get(tokenAtom)) {
    const user = await readNativeUser();
    if (user && !store.get(tokenAtom)) startSession(user);
  }
  store.set(isSessionReadyAtom, true);
  return store.get(tokenAtom) !== null;
}

let unsubscribe = () => {};

/**
 * Follows other tabs, also after the browser has stored this page and restores it on Back. Whose the phone is comes
 * first: a tab that slept hears of one value while all of them are another user's already.
 */
function followOtherTabs(): () => void {
  const sync = () => {
    leaveIfOwnerLeft();
    syncToken();
  };
  const unsubscribes = [onChange('luka_owner', leaveIfOwnerLeft), onChange('uni_token', sync)];
  window.addEventListener('pageshow', sync);
  return () => {
    window.removeEventListener('pageshow', sync);
    for (const each of unsubscribes) each();
  };
}

/** A version without owners may have stored the session; this tab may have slept while the user changed. */
function claimRestored(token: string | null): void {
  const userId = readValue('user_id');
  if (token !== null && userId !== null) writeValue('luka_owner', userId);
  leaveIfOwnerLeft();
  if (token !== null) joinOwner();
}

/** Another tab has logged in or out, or the browser's data was cleared. */
function syncToken(): void {
  const store = getDefaultStore();
  const token = readValue('uni_token');
  // A change of this tab, which sets the atom before it writes the token.
  if (token === store.get(tokenAtom)) return;
  store.set(tokenAtom, token);
  if (token) {
    joinOwner();
    clearCache({ reload: true });
  } else endSession('otherTab');
}
