import { getDefaultStore } from 'jotai';
import { clearCache } from '@/lib/api/cache';
import type { LoginReply } from '@/lib/api/schemas/account';
import { writeValue } from '@/lib/storage/values';
import { writeNativeUser } from './native-user';
import { claimOwnership } from './owner';
import { isSessionReadyAtom, tokenAtom } from './session-state';

/**
 * Starts the session of a reply of `user/login`: stores token, user id and phone, refetches what a guest
 * has read, and stores the user in the shell. Resolves after the shell's reply; all else is done when this
 * returns.
 */
export async function logIn(reply: LoginReply): Promise<void> {
  startSession(reply);
  const { token, phone, user_id, new_guest } = reply;
  await writeNativeUser({ token, phone, user_id, new_guest });
}

/** Logs in without storing the user in the shell. Only for `lib/session`. */
export function startSession({
  token,
  user_id,
  phone,
}: Pick<LoginReply, 'token' | 'user_id' | 'phone'>): void {
  const store = getDefaultStore();
  claimOwnership(user_id);
  store.set(tokenAtom, token);
  writeValue('user_id', user_id);
  writeValue('phone', phone);
  // Last: another tab that is notified of the token reads the rest.
  writeValue('uni_token', token);
  store.set(isSessionReadyAtom, true);
  clearCache({ reload: true });
}
