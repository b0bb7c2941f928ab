import * as v from 'valibot';
import { callBridge, isBridge } from '@/lib/bridge/call';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** What the shell keeps of the person logged in: product.md section 3. */
const userInfo = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  phone: v.string(),
  user_id: v.string(),
  new_guest: v.boolean(),
});

export type NativeUser = v.InferOutput<typeof userInfo>;

const key = 'user_info';

/** The shell may hand out what it keeps as an object or as its text. */
const kept = v.union([userInfo, v.pipe(v.string(), v.parseJson(), userInfo)]);

/**
 * The person that the shell remembers; `null` where there is no shell, nobody, something unreadable, no
 * answer, or somebody who has logged out while the shell did not listen: that record is removed now.
 */
export async function readNativeUser(): Promise<NativeUser | null> {
  if (!isBridge()) return null;
  if (readValue('luka_logged_out')) {
    await removeNativeUser();
    return null;
  }
  try {
    const { value } = await callBridge('localCache', { op: 'get', key });
    const user = v.safeParse(kept, value);
    return user.success ? user.output : null;
  } catch {
    return null;
  }
}

/** Has the shell remember the person; without a shell, or without its answer, the page alone does. */
export async function writeNativeUser(user: NativeUser): Promise<void> {
  removeValue('luka_logged_out');
  if (!isBridge()) return;
  await callBridge('localCache', { op: 'set', key, value: user }).catch(ignore);
}

/** Has the shell forget the person; where it does not confirm, it is asked again at the next launch. */
export async function removeNativeUser(): Promise<void> {
  if (!isBridge()) return;
  writeValue('luka_logged_out', true);
  await callBridge('localCache', { op: 'remove', key }).then(
    () => removeValue('luka_logged_out'),
    ignore,
  );
}

function ignore(): void {}
