import { callBridge, isBridge } from '@/lib/bridge/call';
import type { StorageKey } from '@/lib/storage/keys';
import { readValue, writeValue } from '@/lib/storage/values';
import type { NativeUser } from './native-user';

/** What the analytics provider counts; nothing about the person goes with it. */
const eventName = 'af_register_ok';

const underWay = new Set<string>();

/**
 * Has the shell count this person's registration (`afEvent`, product.md section 7), once for each user
 * of this device: `af_register_ok_{userId}` is set when the shell says that it was sent, so that a
 * launch without a connection or an answer is made up for by the next. Only for `lib/session` and the
 * launch in the shell. Never rejects.
 */
export async function tellRegistration({
  user_id,
  new_guest,
}: Pick<NativeUser, 'user_id' | 'new_guest'>): Promise<void> {
  const key: StorageKey = `af_register_ok_${user_id}`;
  if (!new_guest || !isBridge() || readValue(key) || underWay.has(key)) return;
  underWay.add(key);
  try {
    const { sent } = await callBridge('afEvent', { name: eventName });
    if (sent) writeValue(key, true);
  } catch {
    // The next launch tries again.
  } finally {
    underWay.delete(key);
  }
}
