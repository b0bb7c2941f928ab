import { readValue } from '@/lib/storage/values';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { readNativeUser, removeNativeUser, writeNativeUser } from './native-user';

const user = { token: 't', phone: '+56912345678', user_id: 'u1', new_guest: false };
let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
});

const refuse = () => {
  native.on('localCache', ({ callbackId }) => {
    native.send({ callbackId, error: { code: 'failed', message: 'disk' } });
  });
};

test.each([
  ['an object', user],
  ['its text', JSON.stringify(user)],
])('reads the user stored as %s', async (_, value) => {
  native.reply('localCache', { value });
  await expect(readNativeUser()).resolves.toEqual(user);
});

test.each([
  undefined,
  null,
  '',
  '{"token":',
  { ...user, token: '' },
  { ...user, token: 'a\nb' },
  { token: 't' },
  [user],
])('reads null for the stored value %j', async (value) => {
  native.reply('localCache', { value });
  await expect(readNativeUser()).resolves.toBeNull();
});

test('reads null and does not reject when the shell fails', async () => {
  refuse();
  await expect(readNativeUser()).resolves.toBeNull();
  await expect(writeNativeUser(user)).resolves.toBeUndefined();
  await expect(removeNativeUser()).resolves.toBeUndefined();
});

test('reads null without a shell', async () => {
  native.remove();
  await writeNativeUser(user);
  await removeNativeUser();
  await expect(readNativeUser()).resolves.toBeNull();
  expect(native.posted).toEqual([]);
  expect(readValue('luka_logged_out')).toBeNull();
});

test('removes the user at the next read when the shell did not confirm the removal', async () => {
  refuse();
  await removeNativeUser();
  native.reply('localCache', { value: user });
  await expect(readNativeUser()).resolves.toBeNull();
  expect(native.posted.at(-1)?.data).toEqual({ op: 'remove', key: 'user_info' });
  await expect(readNativeUser()).resolves.toEqual(user);
});

test('keeps a user who logs in after an unconfirmed removal', async () => {
  refuse();
  await removeNativeUser();
  native.reply('localCache', { value: user });
  await writeNativeUser(user);
  await expect(readNativeUser()).resolves.toEqual(user);
});
