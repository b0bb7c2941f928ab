import { getDefaultStore } from 'jotai';
import { readValue, writeValue } from '@/lib/storage/values';
import { samples } from '@/lib/testing/api-samples';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { logIn } from './log-in';
import { type LogOutReason, logOut, onLoggedOut } from './log-out';
import { isLoggedAtom } from './session-state';

const heard: LogOutReason[] = [];
let native: FakeShell;
let stop: () => void;

beforeEach(async () => {
  native = installFakeShell();
  native.reply('localCache', {});
  await logIn(samples['user/login'].ret);
  writeValue('my_loan_index', 1);
  writeValue('luka_draft_u1_basic', { first_name: 'Ana' });
  writeValue('luka_theme', 'dark');
  heard.length = 0;
  stop = onLoggedOut((reason) => heard.push(reason));
});

afterEach(async () => {
  stop();
  await logOut('signOut');
  native.remove();
});

test.each(['signOut', 'expired'] as const)(
  '%s clears token, user id, phone and loan index, and the shell’s record',
  async (cause) => {
    await logOut(cause);
    expect(getDefaultStore().get(isLoggedAtom)).toBe(false);
    for (const key of ['uni_token', 'user_id', 'phone', 'my_loan_index'] as const) {
      expect(readValue(key)).toBeNull();
    }
    expect(native.posted.at(-1)?.data).toEqual({ op: 'remove', key: 'user_info' });
    expect(readValue('luka_theme')).toBe('dark');
    expect(heard).toEqual([cause]);
  },
);

test('drafts go when the person signs out', async () => {
  await logOut('signOut');
  expect(readValue('luka_draft_u1_basic')).toBeNull();
});

test('drafts stay when the session expired', async () => {
  await logOut('expired');
  expect(readValue('luka_draft_u1_basic')).toEqual({ first_name: 'Ana' });
});

test('ten ends of one session are one', async () => {
  const asked = native.posted.length;
  await Promise.all(Array.from({ length: 10 }, () => logOut('expired')));
  expect(heard).toEqual(['expired']);
  expect(native.posted).toHaveLength(asked + 1);
});

test('signing out wipes the device also where nobody is logged in', async () => {
  await logOut('expired');
  await logOut('signOut');
  expect(readValue('luka_draft_u1_basic')).toBeNull();
  expect(heard).toEqual(['expired']);
});

test('everything is forgotten before anybody hears of it', async () => {
  const seen: unknown[] = [];
  const stopSeeing = onLoggedOut(() => seen.push(readValue('uni_token')));
  await logOut('signOut');
  stopSeeing();
  expect(seen).toEqual([null]);
});

test('who does not listen any more hears nothing', async () => {
  stop();
  await logOut('signOut');
  expect(heard).toEqual([]);
});
