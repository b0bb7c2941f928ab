import { getDefaultStore } from 'jotai';
import { samples } from '@/lib/testing/api-samples';
import { logIn } from './log-in';
import { type LogOutReason, logOut, onLoggedOut } from './log-out';
import { restoreSession } from './restore-session';
import { isLoggedAtom } from './session-state';

const heard: LogOutReason[] = [];
const isLogged = () => getDefaultStore().get(isLoggedAtom);
let stop: () => void;

/** What a browser does when another tab of the app writes the token. */
function otherTab(token: string | null) {
  if (token === null) window.localStorage.removeItem('uni_token');
  else window.localStorage.setItem('uni_token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'uni_token', newValue: token }));
}

beforeEach(async () => {
  heard.length = 0;
  stop = onLoggedOut((reason) => heard.push(reason));
  await restoreSession();
});

afterEach(async () => {
  stop();
  await logOut('signOut');
});

test('a log-out in another tab logs this one out, once', async () => {
  await logIn(samples['user/login'].ret);
  otherTab(null);
  otherTab(null);
  expect(isLogged()).toBe(false);
  expect(heard).toEqual(['otherTab']);
});

test('a log-in in another tab logs this one in', () => {
  otherTab('theirs');
  expect(isLogged()).toBe(true);
  expect(heard).toEqual([]);
});

test('another person in another tab is the person here too', async () => {
  await logIn(samples['user/login'].ret);
  otherTab('theirs');
  otherTab(null);
  expect(heard).toEqual(['otherTab']);
});

test('this tab’s own log-in and log-out are not another’s', async () => {
  await logIn(samples['user/login'].ret);
  await logOut('signOut');
  expect(heard).toEqual(['signOut']);
});

test('a second launch of the session follows other tabs once', async () => {
  await restoreSession();
  await logIn(samples['user/login'].ret);
  otherTab(null);
  expect(heard).toEqual(['otherTab']);
});

test('data cleared by the browser ends the session', async () => {
  await logIn(samples['user/login'].ret);
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(isLogged()).toBe(false);
});
