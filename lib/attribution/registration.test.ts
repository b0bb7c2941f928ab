import { saveDecision } from '@/lib/consent/decisions';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { sendPendingRegistration, sendRegistration } from './registration';

const newUser = { user_id: 'u1', new_guest: true };
let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  logInConsenting('attribution');
});
afterEach(() => {
  removeConsentingUser();
  native.remove();
  removeValue('af_register_ok_u1');
  removeValue('af_register_ok_u2');
});

const calls = () => native.posted.filter(({ event }) => event === 'afEvent');

test('sends the registration once, without user data', async () => {
  native.reply('afEvent', { sent: true });
  await sendRegistration(newUser);
  await sendRegistration(newUser);
  expect(calls().map(({ data }) => data)).toEqual([{ name: 'af_register_ok' }]);
  expect(readValue('af_register_ok_u1')).toBe(true);
});

test('sends it once when it is called twice at the same time', async () => {
  const both = Promise.all([sendRegistration(newUser), sendRegistration(newUser)]);
  const { callbackId } = await native.next('afEvent');
  native.send({ callbackId, data: { sent: true } });
  await both;
  expect(calls()).toHaveLength(1);
});

test('sends it for each user who consents', async () => {
  native.reply('afEvent', { sent: true });
  await sendRegistration(newUser);
  writeValue('user_id', 'u2');
  await sendRegistration({ user_id: 'u2', new_guest: true });
  expect(calls()).toHaveLength(1);
  saveDecision('attribution', true);
  await sendRegistration({ user_id: 'u2', new_guest: true });
  expect(calls()).toHaveLength(2);
  removeValue('luka_consents_u2');
});

test('sends nothing without consent', async () => {
  logInConsenting();
  await sendRegistration(newUser);
  saveDecision('attribution', false);
  await sendRegistration(newUser);
  expect(calls()).toEqual([]);
  expect(readValue('af_register_ok_u1')).toBeNull();
});

test('sends nothing for a user who is not logged in', async () => {
  await sendRegistration({ user_id: 'u2', new_guest: true });
  expect(calls()).toEqual([]);
});

test('sends nothing for a returning user', async () => {
  await sendRegistration({ user_id: 'u1', new_guest: false });
  expect(calls()).toEqual([]);
});

test.each([{ data: { sent: false } }, { error: { code: 'failed', message: '' } }])(
  'sends it again when the shell did not send it (%#)',
  async (reply) => {
    native.on('afEvent', ({ callbackId }) => native.send({ callbackId, ...reply }));
    await sendRegistration(newUser);
    expect(readValue('af_register_ok_u1')).toBeNull();
    native.reply('afEvent', { sent: true });
    await sendRegistration(newUser);
    expect(readValue('af_register_ok_u1')).toBe(true);
  },
);

test('sends nothing without a shell', async () => {
  native.remove();
  await sendRegistration(newUser);
  expect(readValue('af_register_ok_u1')).toBeNull();
});

test('sends a pending registration of the user stored in the shell', async () => {
  native.reply('afEvent', { sent: true });
  const value = { token: 'token-1', phone: '+56912345678', ...newUser };
  native.reply('localCache', { value });
  await sendPendingRegistration();
  expect(readValue('af_register_ok_u1')).toBe(true);
  native.reply('localCache', {});
  await sendPendingRegistration();
  expect(calls()).toHaveLength(1);
});
