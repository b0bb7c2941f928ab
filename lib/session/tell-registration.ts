import { tellMilestone } from '@/lib/attribution/tell-milestone';
import type { StorageKey } from '@/lib/storage/keys';
import { readValue, writeValue } from '@/lib/storage/values';
import { type NativeUser, readNativeUser } from './native-user';

const underWay = new Set<string>();

/**
 * Has the shell count this person's registration (`afEvent`, product.md section 7), once for each user
 * of this device: `af_register_ok_{userId}` is set when the shell says that it was sent, so that a
 * launch without a connection or an answer is made up for by the next. It waits for the consent to
 * attribution, which nobody can have given yet when they register. Never rejects.
 */
export async function tellRegistration({
  user_id,
  new_guest,
}: Pick<NativeUser, 'user_id' | 'new_guest'>): Promise<void> {
  const key: StorageKey = `af_register_ok_${user_id}`;
  // Told of the person logged in, and of nobody else.
  if (!new_guest || readValue(key) || underWay.has(key) || readValue('user_id') !== user_id) return;
  underWay.add(key);
  const sent = await tellMilestone('registration');
  if (sent) writeValue(key, true);
  underWay.delete(key);
}

/** Tells of a registration that could not be told of before, as the shell's record of the person says. Never rejects. */
export async function catchUpRegistration(): Promise<void> {
  const user = await readNativeUser();
  if (user) await tellRegistration(user);
}
