import { readNativeUser } from '@/lib/session/native-user';
import type { StorageKey } from '@/lib/storage/keys';
import { readValue, writeValue } from '@/lib/storage/values';
import { sendMilestone } from './milestones';

const inFlight = new Set<string>();

/**
 * Sends the registration of the logged-in user (`afEvent`, product.md section 7) once for each user of this
 * device: `af_register_ok_{userId}` is set when the shell has sent it, so a later launch retries. The shell's
 * record of the user says whether there is one. Without consent to attribution, which a new user has not
 * given yet, it is not sent. Never rejects.
 */
export async function sendPendingRegistration(): Promise<void> {
  const user = await readNativeUser();
  if (!user?.new_guest || readValue('user_id') !== user.user_id) return;
  const key: StorageKey = `af_register_ok_${user.user_id}`;
  if (readValue(key) || inFlight.has(key)) return;
  inFlight.add(key);
  const sent = await sendMilestone('registration');
  if (sent) writeValue(key, true);
  inFlight.delete(key);
}
