import { getDefaultStore } from 'jotai';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { coverAtLaunch, uncover } from './cover';
import { logOut } from './log-out';
import { coverAtom } from './session-state';

const minute = 60_000;
const day = 86_400_000;
const start = Date.parse('2026-07-25T12:00:00Z');

let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  writeValue('user_id', 'u1');
  writeValue('phone', '912345678');
  writeValue('uni_token', 'token-1');
});
afterEach(async () => {
  await logOut('signOut');
  getDefaultStore().set(coverAtom, 'none');
});

const cover = () => getDefaultStore().get(coverAtom);
const turnOn = () => writeValue('luka_lock_u1', { on: true });

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The user leaves the app and returns after so many ms. */
function leaveFor(ms: number): void {
  show('hidden');
  jest.setSystemTime(Date.now() + ms);
  show('visible');
}

test('covers the app at launch where the lock is on', () => {
  turnOn();
  coverAtLaunch();
  expect(cover()).toBe('lock');
});

test('the page is hidden from the moment the lock is asked for until it is opened', () => {
  turnOn();
  coverAtLaunch();
  expect(document.documentElement).toHaveAttribute('data-cover', 'lock');
  uncover();
  expect(document.documentElement).not.toHaveAttribute('data-cover');
});

test.each([
  ['was never decided on', () => undefined],
  ['is off', () => writeValue('luka_lock_u1', { on: false })],
  ['is on for another user', () => writeValue('luka_lock_u2', { on: true })],
])('covers nothing where the lock %s', (_, prepare) => {
  prepare();
  coverAtLaunch();
  leaveFor(day);
  expect(cover()).toBe('none');
});

test('covers the app on a return after more than three minutes, not after a photo', () => {
  turnOn();
  coverAtLaunch();
  uncover();
  leaveFor(2 * minute);
  expect(cover()).toBe('none');
  leaveFor(3 * minute);
  expect(cover()).toBe('none');
  leaveFor(3 * minute + 1);
  expect(cover()).toBe('lock');
});

test('covers the app on a return after the device’s clock was set back', () => {
  turnOn();
  coverAtLaunch();
  uncover();
  leaveFor(-60 * minute);
  expect(cover()).toBe('lock');
});

test('a longer use of the app is no absence', () => {
  turnOn();
  coverAtLaunch();
  uncover();
  jest.setSystemTime(start + 10 * minute);
  leaveFor(minute);
  expect(cover()).toBe('none');
});

test('counts an absence from the shell’s pause, which may come without `visibilitychange`', () => {
  turnOn();
  coverAtLaunch();
  uncover();
  jest.setSystemTime(start + 10 * minute);
  document.dispatchEvent(new Event('freeze'));
  jest.setSystemTime(start + 12 * minute);
  show('visible');
  expect(cover()).toBe('none');
});

test('stays covered when the app is left and opened again', () => {
  turnOn();
  coverAtLaunch();
  leaveFor(minute);
  expect(cover()).toBe('lock');
});

test.each(['at launch', 'on a return'])('ends a session idle for more than 14 days %s', (when) => {
  writeValue('luka_signed_u1', true);
  coverAtLaunch();
  show('hidden');
  jest.setSystemTime(start + 14 * day + 1);
  if (when === 'at launch') coverAtLaunch();
  else show('visible');
  expect(readValue('uni_token')).toBeNull();
  expect(readValue('user_id')).toBeNull();
  expect(cover()).toBe('idle');
  // The owner can go on after a new log-in.
  expect(readValue('luka_signed_u1')).toBe(true);
});

const lastLogin = { type: 'phone', to: '+56981234567' } as const;

test('how the user logged in is forgotten where the session expires below the lock', async () => {
  writeValue('luka_last_login', lastLogin);
  turnOn();
  coverAtLaunch();
  await logOut('expired');
  expect(readValue('luka_last_login')).toBeNull();
});

test.each([
  [true, null],
  [false, lastLogin],
])('after long disuse, with the lock on: %s, the log-in begins with %j', (on, expected) => {
  writeValue('luka_last_login', lastLogin);
  writeValue('luka_lock_u1', { on });
  coverAtLaunch();
  uncover();
  leaveFor(15 * day);
  expect(cover()).toBe('idle');
  expect(readValue('luka_last_login')).toEqual(expected);
});

test('keeps a session that was used within 14 days, also after the device’s clock was set back', () => {
  coverAtLaunch();
  leaveFor(14 * day);
  leaveFor(-30 * day);
  leaveFor(14 * day);
  expect(readValue('uni_token')).toBe('token-1');
  expect(cover()).toBe('none');
});

test('looking at the locked app is no use of the session', () => {
  turnOn();
  coverAtLaunch();
  uncover();
  leaveFor(8 * day);
  expect(cover()).toBe('lock');
  leaveFor(7 * day);
  expect(readValue('uni_token')).toBeNull();
});

test('covers nothing for a guest', async () => {
  turnOn();
  await logOut('expired');
  coverAtLaunch();
  expect(readValue('luka_last_used')).toBeNull();
  leaveFor(15 * day);
  expect(cover()).toBe('none');
});

test('covers nothing where a user id is left without a session', () => {
  turnOn();
  removeValue('uni_token');
  coverAtLaunch();
  leaveFor(15 * day);
  expect(cover()).toBe('none');
});

test('uncovers the app when the session ends', async () => {
  turnOn();
  coverAtLaunch();
  await logOut('expired');
  expect(cover()).toBe('none');
});
