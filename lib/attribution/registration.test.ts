import { saveDecision } from '@/lib/consent/decisions';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { logInConsenting } from '@/lib/testing/consenting-user';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { sendPendingRegistration } from './registration';

let native: FakeShell;

/** Stores a user in the shell, a new one by default. */
function storeUser(changes: { user_id?: string; new_guest?: boolean } = {}) {
  const user = { token: 'token-1', phone: '+56912345678', user_id: 'u1', new_guest: true };
  native.reply('localCache', { value: { ...user, ...changes } });
}

beforeEach(() => {
  native = installFakeShell();
  storeUser();
  logInConsenting('attribution');
});

const calls = () => native.posted.filter(({ event }) => event === 'afEvent');

test('sends the registration once, without user data', async () => {
  native.reply('afEvent', { sent: true });
  await sendPendingRegistration();
  await sendPendingRegistration();
  expect(calls().map(({ data }) => data)).toEqual([{ name: 'af_register_ok' }]);
  expect(readValue('af_register_ok_u1')).toBe(true);
});

test('sends it once when it is called twice at the same time', async () => {
  const both = Promise.all([sendPendingRegistration(), sendPendingRegistration()]);
  const { callbackId } = await native.next('afEvent');
  native.send({ callbackId, data: { sent: true } });
  await both;
  expect(calls()).toHaveLength(1);
});

test('sends it for each user who consents', async () => {
  native.reply('afEvent', { sent: true });
  await sendPendingRegistration();
  writeValue('user_id', 'u2');
  storeUser({ user_id: 'u2' });
  await sendPendingRegistration();
  expect(calls()).toHaveLength(1);
  saveDecision('attribution', true);
  await sendPendingRegistration();
  expect(calls()).toHaveLength(2);
  removeValue('luka_consents_u2');
});

test('sends nothing without consent', async () => {
  logInConsenting();
  await sendPendingRegistration();
  saveDecision('attribution', false);
  await sendPendingRegistration();
  expect(calls()).toEqual([]);
  expect(readValue('af_register_ok_u1')).toBeNull();
});

test('sends nothing for a user who is not logged in', async () => {
  storeUser({ user_id: 'u2' });
  await sendPendingRegistration();
  expect(calls()).toEqual([]);
});

test('sends nothing for a returning user', async () => {
  storeUser({ new_guest: false });
  await sendPendingRegistration();
  expect(calls()).toEqual([]);
});

test.each([{ data: { sent: false } }, { error: { code: 'failed', message: '' } }])(
  'sends it again when the shell did not send it (%#)',
  async (reply) => {
    native.on('afEvent', ({ callbackId }) => native.send({ callbackId, ...reply }));
    await sendPendingRegistration();
    expect(readValue('af_register_ok_u1')).toBeNull();
    native.reply('afEvent', { sent: true });
    await sendPendingRegistration();
    expect(readValue('af_register_ok_u1')).toBe(true);
  },
);

test('sends nothing when the shell has no user', async () => {
  native.reply('localCache', {});
  await sendPendingRegistration();
  expect(calls()).toEqual([]);
});
