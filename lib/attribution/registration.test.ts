import { saveDecision } from '@/lib/consent/decisions';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { sendPendingRegistration, sendRegistration } from './registration';

const newcomer = { user_id: 'u1', new_guest: true };
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

const told = () => native.posted.filter(({ event }) => event === 'afEvent');

test('a registration is counted once, without a word about the person', async () => {
  native.reply('afEvent', { sent: true });
  await sendRegistration(newcomer);
  await sendRegistration(newcomer);
  expect(told().map(({ data }) => data)).toEqual([{ name: 'af_register_ok' }]);
  expect(readValue('af_register_ok_u1')).toBe(true);
});

test('told twice at the same time it is counted once', async () => {
  const both = Promise.all([sendRegistration(newcomer), sendRegistration(newcomer)]);
  const { callbackId } = await native.next('afEvent');
  native.send({ callbackId, data: { sent: true } });
  await both;
  expect(told()).toHaveLength(1);
});

test('each new person on the phone counts, once they allow it', async () => {
  native.reply('afEvent', { sent: true });
  await sendRegistration(newcomer);
  writeValue('user_id', 'u2');
  await sendRegistration({ user_id: 'u2', new_guest: true });
  expect(told()).toHaveLength(1);
  saveDecision('attribution', true);
  await sendRegistration({ user_id: 'u2', new_guest: true });
  expect(told()).toHaveLength(2);
  removeValue('luka_consents_u2');
});

test('without a yes, or with a no, nothing is counted', async () => {
  logInConsenting();
  await sendRegistration(newcomer);
  saveDecision('attribution', false);
  await sendRegistration(newcomer);
  expect(told()).toEqual([]);
  expect(readValue('af_register_ok_u1')).toBeNull();
});

test('somebody other than the person logged in is not told of', async () => {
  await sendRegistration({ user_id: 'u2', new_guest: true });
  expect(told()).toEqual([]);
});

test('who was here before is no registration', async () => {
  await sendRegistration({ user_id: 'u1', new_guest: false });
  expect(told()).toEqual([]);
});

test.each([{ data: { sent: false } }, { error: { code: 'failed', message: '' } }])(
  'what was not sent is told again the next time (%#)',
  async (answer) => {
    native.on('afEvent', ({ callbackId }) => native.send({ callbackId, ...answer }));
    await sendRegistration(newcomer);
    expect(readValue('af_register_ok_u1')).toBeNull();
    native.reply('afEvent', { sent: true });
    await sendRegistration(newcomer);
    expect(readValue('af_register_ok_u1')).toBe(true);
  },
);

test('without a shell nothing is counted', async () => {
  native.remove();
  await sendRegistration(newcomer);
  expect(readValue('af_register_ok_u1')).toBeNull();
});

test('the shell’s record of a newcomer makes up for what could not be told before', async () => {
  native.reply('afEvent', { sent: true });
  const value = { token: 'token-1', phone: '+56912345678', ...newcomer };
  native.reply('localCache', { value });
  await sendPendingRegistration();
  expect(readValue('af_register_ok_u1')).toBe(true);
  native.reply('localCache', {});
  await sendPendingRegistration();
  expect(told()).toHaveLength(1);
});
