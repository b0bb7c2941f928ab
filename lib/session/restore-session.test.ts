import { act, renderHook, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { http } from 'msw';
import { useCall } from '@/lib/api/use-call';
import { readValue, writeValue } from '@/lib/storage/values';
import { samples } from '@/lib/testing/api-samples';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { passTurns } from '@/lib/testing/pass-turns';
import { ok, received, server } from '@/lib/testing/server';
import { logIn } from './log-in';
import { logOut } from './log-out';
import { restoreSession } from './restore-session';
import {
  type Cover,
  coverAtom,
  isLoggedAtom,
  isSessionReadyAtom,
  lastLogOutAtom,
  tokenAtom,
} from './session-state';

const user = { token: 'native-token', phone: '+56987654321', user_id: 'u2', new_guest: false };
const store = getDefaultStore();
let native: FakeShell | undefined;

beforeEach(() => store.set(isSessionReadyAtom, false));

afterEach(() => logOut('signOut'));

test('restores the session of a stored token', async () => {
  native = installFakeShell();
  native.reply('localCache', { value: user });
  writeValue('uni_token', 'stored');
  await expect(restoreSession()).resolves.toBe(true);
  expect(store.get(isLoggedAtom)).toBe(true);
  expect(readValue('uni_token')).toBe('stored');
  expect(native.posted).toEqual([]);
});

test('makes the user of a version that stored no owner the owner of this phone and tab', async () => {
  writeValue('user_id', 'u7');
  writeValue('uni_token', 'stored');
  await restoreSession();
  expect(readValue('luka_owner')).toBe('u7');
  expect(readValue('luka_tab_owner')).toBe('u7');
});

test.each([
  ['a token', 'uni_token'],
  ['a user id', 'user_id'],
] as const)('%s alone makes nobody the owner', async (_, key) => {
  writeValue(key, 'stored');
  await restoreSession();
  expect(readValue('luka_owner')).toBeNull();
  expect(readValue('luka_tab_owner')).toBeNull();
});

test('a guest whose session has expired does not bring this tab to the owner of the phone', async () => {
  writeValue('luka_owner', 'u7');
  await restoreSession();
  expect(readValue('luka_tab_owner')).toBeNull();
});

test('covers the account of a user with a lock before the session is restored', async () => {
  writeValue('user_id', 'u7');
  writeValue('luka_lock_u7', { on: true });
  // As if written before this page was loaded: nothing follows it yet.
  window.localStorage.setItem('uni_token', 'stored');
  const covers: Cover[] = [];
  const unsubscribe = store.sub(tokenAtom, () => covers.push(store.get(coverAtom)));
  await restoreSession();
  unsubscribe();
  expect(covers).toEqual(['lock']);
  store.set(coverAtom, 'none');
});

test('is a guest without a stored user', async () => {
  await expect(restoreSession()).resolves.toBe(false);
  expect(store.get(isLoggedAtom)).toBe(false);
  expect(store.get(isSessionReadyAtom)).toBe(true);
});

test('restores the session of the shell and stores it', async () => {
  native = installFakeShell();
  native.reply('localCache', { value: user });
  await expect(restoreSession()).resolves.toBe(true);
  expect(readValue('uni_token')).toBe('native-token');
  expect(readValue('user_id')).toBe('u2');
  expect(readValue('phone')).toBe('+56987654321');
});

test.each(['a\nb', 'añb', 'a\u0000'])(
  'removes a stored token that no header can carry (%j), and the user is a guest',
  async (token) => {
    window.localStorage.setItem('uni_token', token);
    await expect(restoreSession()).resolves.toBe(false);
    expect(store.get(isLoggedAtom)).toBe(false);
    expect(window.localStorage.getItem('uni_token')).toBeNull();
  },
);

test('removes the phone of a login code after an hour', async () => {
  const sentAgo = async (minutes: number) => {
    const at = Date.now() - minutes * 60_000;
    writeValue('luka_code_sent', { to: '+56912345678', at, resend_seconds: 60 });
    await restoreSession();
    return readValue('luka_code_sent');
  };
  expect(await sentAgo(1)).not.toBeNull();
  expect(await sentAgo(61)).toBeNull();
});

test('is not ready until the shell replies', async () => {
  native = installFakeShell();
  const restored = restoreSession();
  const { callbackId } = await native.next('localCache');
  expect(store.get(isSessionReadyAtom)).toBe(false);
  native.send({ callbackId, data: {} });
  await restored;
  expect(store.get(isSessionReadyAtom)).toBe(true);
});

test('is a guest when the shell does not reply in time', async () => {
  jest.useFakeTimers();
  native = installFakeShell();
  const restored = restoreSession();
  await native.next('localCache');
  await jest.advanceTimersByTimeAsync(15_000);
  await expect(restored).resolves.toBe(false);
});

test('a log-in while the shell is read takes precedence', async () => {
  native = installFakeShell();
  const restored = restoreSession();
  const { callbackId } = await native.next('localCache');
  void logIn(samples['user/login'].ret);
  native.send({ callbackId, data: { value: user } });
  await expect(restored).resolves.toBe(true);
  expect(readValue('uni_token')).toBe('token-1');
  native.reply('localCache', {});
});

describe('other tabs', () => {
  const reasons: unknown[] = [];
  const isLogged = () => store.get(isLoggedAtom);
  let stop: () => void;

  /** Does what a browser does when another tab writes the token. */
  function otherTab(token: string | null) {
    if (token === null) window.localStorage.removeItem('uni_token');
    else window.localStorage.setItem('uni_token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'uni_token', newValue: token }));
  }

  beforeEach(async () => {
    reasons.length = 0;
    stop = store.sub(lastLogOutAtom, () => reasons.push(store.get(lastLogOutAtom)?.reason));
    await restoreSession();
  });

  afterEach(() => stop());

  test('logs out once when another tab logs out', async () => {
    await logIn(samples['user/login'].ret);
    otherTab(null);
    otherTab(null);
    expect(isLogged()).toBe(false);
    expect(reasons).toEqual(['otherTab']);
  });

  test('logs in when another tab logs in', () => {
    otherTab('theirs');
    expect(isLogged()).toBe(true);
    expect(reasons).toEqual([]);
  });

  test('ignores its own log-in and log-out', async () => {
    await logIn(samples['user/login'].ret);
    await logOut('signOut');
    expect(reasons).toEqual(['signOut']);
  });

  test('follows other tabs once when it is restored twice', async () => {
    await restoreSession();
    await logIn(samples['user/login'].ret);
    otherTab(null);
    expect(reasons).toEqual(['otherTab']);
  });

  test.each([
    ['in', 'theirs', 2],
    ['out', null, 1],
  ])(
    'what is shown is requested as often as needed when another tab logs %s',
    async (_, token, requests) => {
      await logIn(samples['user/login'].ret);
      server.use(http.post('*', () => ok('app/get_bank_list', [{ code: '1', name: 'Uno' }])));
      const { result, unmount } = renderHook(() => useCall('app/get_bank_list', {}));
      await waitFor(() => expect(result.current.data).toBeDefined());
      act(() => otherTab(token));
      await act(passTurns);
      expect(received).toHaveLength(requests);
      unmount();
    },
  );

  test('logs out when the browser clears its data', async () => {
    await logIn(samples['user/login'].ret);
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(isLogged()).toBe(false);
  });
});
