import { getDefaultStore } from 'jotai';
import { readValue, writeValue } from '@/lib/storage/values';
import { samples } from '@/lib/testing/api-samples';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { logIn } from './log-in';
import { type LogOutReason, logOut, onLoggedOut } from './log-out';
import { restoreSession } from './restore-session';
import { isLoggedAtom, isSessionReadyAtom } from './session-state';

const user = { token: 'native-token', phone: '+56987654321', user_id: 'u2', new_guest: false };
const store = getDefaultStore();
let native: FakeShell | undefined;

beforeEach(() => {
  store.set(isSessionReadyAtom, false);
});

afterEach(async () => {
  native?.remove();
  native = undefined;
  await logOut('signOut');
});

test('restores the session of a stored token', async () => {
  writeValue('uni_token', 'stored');
  await expect(restoreSession()).resolves.toBe(true);
  expect(store.get(isLoggedAtom)).toBe(true);
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

test('restores the session of the shell when the stored token is damaged', async () => {
  window.localStorage.setItem('uni_token', 'a\nb');
  native = installFakeShell();
  native.reply('localCache', { value: user });
  await expect(restoreSession()).resolves.toBe(true);
  expect(readValue('uni_token')).toBe('native-token');
});

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
  jest.useRealTimers();
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
  const reasons: LogOutReason[] = [];
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
    stop = onLoggedOut((reason) => reasons.push(reason));
    await restoreSession();
  });

  afterEach(() => {
    stop();
  });

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

  test('changes the user when another tab changes the user', async () => {
    await logIn(samples['user/login'].ret);
    otherTab('theirs');
    otherTab(null);
    expect(reasons).toEqual(['otherTab']);
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

  test('logs out when the browser clears its data', async () => {
    await logIn(samples['user/login'].ret);
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(isLogged()).toBe(false);
  });
});
