import { getDefaultStore } from 'jotai';
import { readValue } from '@/lib/storage/values';
import { followOtherTabs } from './follow-other-tabs';
import { forgetOldCode } from './forget-old-code';
import { keepSession } from './log-in';
import { readNativeUser } from './native-user';
import { isSessionReadyAtom, tokenAtom } from './session-state';

/**
 * Finds at launch whether somebody is logged in (product.md section 4): true where a token is in storage,
 * or in the shell's `user_info`, which is then kept in storage too. From here on, other tabs are
 * followed. A log-in that comes while the shell is asked wins over the shell's answer.
 */
export async function restoreSession(): Promise<boolean> {
  const store = getDefaultStore();
  store.set(tokenAtom, readValue('uni_token'));
  followOtherTabs();
  forgetOldCode();
  if (!store.get(tokenAtom)) {
    const user = await readNativeUser();
    if (user && !store.get(tokenAtom)) keepSession(user);
  }
  store.set(isSessionReadyAtom, true);
  return store.get(tokenAtom) !== null;
}
