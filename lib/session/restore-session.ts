import { getDefaultStore } from 'jotai';
import { clearCache } from '@/lib/api/cache';
import { serverNow } from '@/lib/server-time/server-time';
import { onChange } from '@/lib/storage/changes';
import { drafts } from '@/lib/storage/text-store';
import { readValue, removeValue } from '@/lib/storage/values';
import { startSession } from './log-in';
import { endSession } from './log-out';
import { readNativeUser } from './native-user';
import { isSessionReadyAtom, tokenAtom } from './session-state';

/**
 * Restores the session at launch (product.md section 4) from the stored token, or from the shell's
 * `user_info`, which is then stored here too. From then on it follows log-ins and log-outs in other tabs. A
 * log-in while the shell is read takes precedence over the shell's reply. Resolves with the login state.
 */
export async function restoreSession(): Promise<boolean> {
  const store = getDefaultStore();
  store.set(tokenAtom, readValue('uni_token'));
  unsubscribe();
  unsubscribe = onChange('uni_token', syncToken);
  removeOldCode();
  if (!store.get(tokenAtom)) {
    const user = await readNativeUser();
    if (user && !store.get(tokenAtom)) startSession(user);
  }
  store.set(isSessionReadyAtom, true);
  return store.get(tokenAtom) !== null;
}

let unsubscribe = () => {};

/** Another tab has logged in or out, or the browser's data was cleared. */
function syncToken(): void {
  const store = getDefaultStore();
  const token = readValue('uni_token');
  // A change of this tab, which sets the atom before it writes the token.
  if (token === store.get(tokenAtom)) return;
  store.set(tokenAtom, token);
  // A sign-out has removed the key of the drafts, and the next session creates another.
  drafts.close();
  if (token) clearCache({ reload: true });
  else endSession('otherTab');
}

/** By then a login code has expired, and so has the wait for another, in milliseconds. */
const codeAgeMs = 3_600_000;

/** Removes a guest's phone or e-mail address to which a login code was sent that was never entered. */
function removeOldCode(): void {
  const sent = readValue('luka_code_sent');
  if (sent && sent.at + codeAgeMs < serverNow()) removeValue('luka_code_sent');
}
