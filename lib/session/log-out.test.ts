import { act, renderHook, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { http } from 'msw';
import { getAuth } from '@/lib/api/auth';
import { useCall } from '@/lib/api/use-call';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { samples } from '@/lib/testing/api-samples';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { passTurns } from '@/lib/testing/pass-turns';
import { ok, received, server } from '@/lib/testing/server';
import { logIn } from './log-in';
import { logOut } from './log-out';
import { isLoggedAtom, lastLogOutAtom, ownerCountAtom, tokenAtom } from './session-state';

const store = getDefaultStore();
const reasons: unknown[] = [];
let native: FakeShell;
let stop: () => void;

beforeEach(async () => {
  native = installFakeShell();
  native.reply('localCache', {});
  await logIn(samples['user/login'].ret);
  writeValue('my_loan_index', 1);
  writeValue('luka_draft_u1_basic', { first_name: 'Ana' });
  writeValue('luka_theme', 'dark');
  reasons.length = 0;
  stop = store.sub(lastLogOutAtom, () => reasons.push(store.get(lastLogOutAtom)?.reason));
});

afterEach(async () => {
  stop();
  await logOut('signOut');
});

test.each(['signOut', 'expired'] as const)(
  '%s removes token, user id, phone and loan index, and the user from the shell',
  async (cause) => {
    await logOut(cause);
    expect(store.get(isLoggedAtom)).toBe(false);
    for (const key of ['uni_token', 'user_id', 'phone', 'my_loan_index'] as const) {
      expect(readValue(key)).toBeNull();
    }
    expect(native.posted.at(-1)?.data).toEqual({ op: 'remove', key: 'user_info' });
    expect(readValue('luka_theme')).toBe('dark');
    expect(reasons).toEqual([cause]);
  },
);

test('ends a session once when it expires ten times', async () => {
  const calls = native.posted.length;
  await Promise.all(Array.from({ length: 10 }, () => logOut('expired')));
  expect(reasons).toEqual(['expired']);
  expect(native.posted).toHaveLength(calls + 1);
});

test('expired keeps drafts, and signOut wipes the device for a guest too', async () => {
  await logOut('expired');
  expect(readValue('luka_draft_u1_basic')).toEqual({ first_name: 'Ana' });
  await logOut('signOut');
  expect(readValue('luka_draft_u1_basic')).toBeNull();
  expect(reasons).toEqual(['expired']);
});

test('is told once everything is removed', async () => {
  const seen: unknown[] = [];
  const unsubscribe = store.sub(lastLogOutAtom, () => seen.push(readValue('uni_token')));
  await logOut('signOut');
  unsubscribe();
  expect(seen).toEqual([null]);
});

test('the API reads the user who is logged in, and nobody afterwards', async () => {
  expect([getAuth().token(), getAuth().userId()]).toEqual(['token-1', 'u1']);
  await logOut('expired');
  expect([getAuth().token(), getAuth().userId()]).toEqual([null, null]);
});

test('a session that is stored but was not restored yet ends as well', async () => {
  store.set(tokenAtom, null);
  await logOut('expired');
  expect(readValue('uni_token')).toBeNull();
  expect(reasons).toEqual(['expired']);
});

test('a session of this tab alone, whose stored token is gone, ends as well', async () => {
  removeValue('uni_token');
  await logOut('expired');
  expect(store.get(isLoggedAtom)).toBe(false);
  expect(reasons).toEqual(['expired']);
});

test.each(['signOut', 'expired'] as const)(
  'after %s what was shown to the user is not requested again as a guest',
  async (cause) => {
    server.use(http.post('*', () => ok('app/get_bank_list', [{ code: '1', name: 'Uno' }])));
    const { result, unmount } = renderHook(() => useCall('app/get_bank_list', {}));
    await waitFor(() => expect(result.current.data).toBeDefined());
    await act(() => logOut(cause));
    await act(passTurns);
    expect(result.current.data).toBeUndefined();
    expect(received.map(({ path }) => path)).toEqual(['app/get_bank_list']);
    unmount();
  },
);

test.each([
  ['signOut', 1],
  ['expired', 0],
] as const)('after %s the screens are emptied %i times', async (cause, times) => {
  const emptied = jest.fn();
  const unsubscribe = store.sub(ownerCountAtom, emptied);
  await logOut(cause);
  unsubscribe();
  expect(emptied).toHaveBeenCalledTimes(times);
});

test('resolves once the shell has removed the user', async () => {
  native.on('localCache', () => undefined);
  let isDone = false;
  const done = logOut('signOut').then(() => {
    isDone = true;
  });
  await passTurns();
  expect(isDone).toBe(false);
  native.send({ callbackId: native.posted.at(-1)?.callbackId, data: {} });
  await done;
  native.reply('localCache', {});
});
