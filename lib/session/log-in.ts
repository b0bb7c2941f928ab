import { getDefaultStore } from 'jotai';
import { clearCache } from '@/lib/api/cache';
import type { LoginReply } from '@/lib/api/schemas/account';
import { writeValue } from '@/lib/storage/values';
import { writeNativeUser } from './native-user';
import { isSessionReadyAtom, tokenAtom } from './session-state';

/**
 * Begins the session that `user/login` has answered with: token, user id and phone are kept, what was
 * read as a guest is read anew, and the shell remembers the person. Resolves when the shell has been
 * told; everything else is done when it returns.
 */
export async function logIn(reply: LoginReply): Promise<void> {
  keepSession(reply);
  const { token, phone, user_id, new_guest } = reply;
  await writeNativeUser({ token, phone, user_id, new_guest });
}

/** Everything of a log-in but the shell's part. Only for `lib/session`. */
export function keepSession({
  token,
  user_id,
  phone,
}: Pick<LoginReply, 'token' | 'user_id' | 'phone'>): void {
  const store = getDefaultStore();
  store.set(tokenAtom, token);
  writeValue('user_id', user_id);
  writeValue('phone', phone);
  // Last: a tab that hears of the token finds the rest.
  writeValue('uni_token', token);
  store.set(isSessionReadyAtom, true);
  clearCache({ reload: true });
}
