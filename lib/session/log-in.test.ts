import { act, renderHook, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { http } from 'msw';
import { useCall } from '@/lib/api/use-call';
import { readValue } from '@/lib/storage/values';
import { samples } from '@/lib/testing/api-samples';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { ok, received, server } from '@/lib/testing/server';
import { logIn } from './log-in';
import { logOut } from './log-out';
import { isLoggedAtom, isSessionReadyAtom } from './session-state';

const reply = samples['user/login'].ret;
let native: FakeShell | undefined;

afterEach(() => logOut('signOut'));

test('stores token, user id and phone and logs in', async () => {
  await logIn(reply);
  expect(readValue('uni_token')).toBe('token-1');
  expect(readValue('user_id')).toBe('u1');
  expect(readValue('phone')).toBe('+56912345678');
  expect(getDefaultStore().get(isLoggedAtom)).toBe(true);
  expect(getDefaultStore().get(isSessionReadyAtom)).toBe(true);
});

test('is logged in before the shell replies', () => {
  native = installFakeShell();
  void logIn(reply);
  expect(getDefaultStore().get(isLoggedAtom)).toBe(true);
});

test('stores the user in the shell', async () => {
  native = installFakeShell();
  native.reply('localCache', {});
  await logIn({ ...reply, new_guest: true });
  expect(native.posted[0]?.data).toEqual({
    op: 'set',
    key: 'user_info',
    value: { token: 'token-1', phone: '+56912345678', user_id: 'u1', new_guest: true },
  });
});

test('logs in a user without a phone', async () => {
  await logIn({ ...reply, phone: '' });
  expect(readValue('phone')).toBeNull();
  expect(getDefaultStore().get(isLoggedAtom)).toBe(true);
});

test('stores the token last, as another tab that is notified of it reads the rest', async () => {
  const written = jest.spyOn(Storage.prototype, 'setItem');
  await logIn(reply);
  const keys = written.mock.calls.map(([key]) => key);
  written.mockRestore();
  const own = keys.filter((key) => ['uni_token', 'user_id', 'phone'].includes(key));
  expect(own).toEqual(['user_id', 'phone', 'uni_token']);
});

test('what a guest has read is sent again, with the token', async () => {
  server.use(http.post('*', () => ok('app/get_bank_list', [{ code: '1', name: 'Uno' }])));
  const { result, unmount } = renderHook(() => useCall('app/get_bank_list', {}));
  await waitFor(() => expect(result.current.data).toBeDefined());
  await act(() => logIn(reply));
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received.map(({ headers }) => headers.token)).toEqual([undefined, 'token-1']);
  unmount();
});

test('the phone and this tab belong to the user from now on', async () => {
  await logIn(reply);
  expect(readValue('luka_owner')).toBe('u1');
  expect(readValue('luka_tab_owner')).toBe('u1');
});
