import { type NativeUser, readNativeUser } from '@/lib/session/native-user';
import type { StorageKey } from '@/lib/storage/keys';
import { readValue, writeValue } from '@/lib/storage/values';
import { sendMilestone } from './milestones';

const inFlight = new Set<string>();

/**
 * Sends the registration of the logged-in user (`afEvent`, product.md section 7) once for each user of this
 * device: `af_register_ok_{userId}` is set when the shell has sent it, so a later launch retries. Without
 * consent to attribution, which a new user cannot have given yet, it is not sent. Never rejects.
 */
export async function sendRegistration({
  user_id,
  new_guest,
}: Pick<NativeUser, 'user_id' | 'new_guest'>): Promise<void> {
  const key: StorageKey = `af_register_ok_${user_id}`;
  if (!new_guest || readValue(key) || inFlight.has(key) || readValue('user_id') !== user_id) return;
  inFlight.add(key);
  const sent = await sendMilestone('registration');
  if (sent) writeValue(key, true);
  inFlight.delete(key);
}

/** Sends a registration that was not sent before, if the shell's record of the user has one. Never rejects. */
export async function sendPendingRegistration(): Promise<void> {
  const user = await readNativeUser();
  if (user) await sendRegistration(user);
}
