import { getDefaultStore } from 'jotai';
import { samples } from '@/lib/testing/api-samples';
import { logIn } from './log-in';
import { type LogOutReason, logOut, onLoggedOut } from './log-out';
import { restoreSession } from './restore-session';
import { isLoggedAtom } from './session-state';

const reasons: LogOutReason[] = [];
const isLogged = () => getDefaultStore().get(isLoggedAtom);
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

afterEach(async () => {
  stop();
  await logOut('signOut');
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
