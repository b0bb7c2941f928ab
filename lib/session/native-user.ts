import * as v from 'valibot';
import { callBridge, isBridge } from '@/lib/bridge/call';
import { headerText } from '@/lib/storage/header-text';
import type { shellKeys } from '@/lib/storage/keys';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** The user as the shell stores it: product.md section 3. */
const userInfo = v.object({
  token: headerText,
  phone: v.string(),
  user_id: headerText,
  new_guest: v.boolean(),
});

export type NativeUser = v.InferOutput<typeof userInfo>;

const key: keyof typeof shellKeys = 'user_info';

/** The shell may return the stored value as an object or as its JSON. */
const storedUser = v.union([userInfo, v.pipe(v.string(), v.parseJson(), userInfo)]);

/**
 * The user stored in the shell. `null` without a shell, a stored user or a readable reply, and for a user
 * who has logged out while the shell did not reply: that record is removed now.
 */
export async function readNativeUser(): Promise<NativeUser | null> {
  if (!isBridge()) return null;
  if (readValue('luka_logged_out')) {
    await removeNativeUser();
    return null;
  }
  try {
    const { value } = await callBridge('localCache', { op: 'get', key });
    const user = v.safeParse(storedUser, value);
    return user.success ? user.output : null;
  } catch {
    return null;
  }
}

/** Stores the user in the shell. Never rejects: without a shell or its reply only the web app stores it. */
export async function writeNativeUser(user: NativeUser): Promise<void> {
  removeValue('luka_logged_out');
  if (!isBridge()) return;
  await callBridge('localCache', { op: 'set', key, value: user }).catch(() => undefined);
}

/** Removes the user from the shell, again at the next launch if the shell does not confirm. Never rejects. */
export async function removeNativeUser(): Promise<void> {
  if (!isBridge()) return;
  writeValue('luka_logged_out', true);
  await callBridge('localCache', { op: 'remove', key }).then(
    () => removeValue('luka_logged_out'),
    () => undefined,
  );
}
