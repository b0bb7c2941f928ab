import { waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { sessionSignal } from '@/lib/api/auth';
import { draftFiles, storageKeys } from '@/lib/storage/keys';
import { readValue, writeValue } from '@/lib/storage/values';
import { installFakeCaches } from '@/lib/testing/fake-caches';
import { logIn } from './log-in';
import { logOut } from './log-out';
import { restoreSession } from './restore-session';
import { rememberReturnPath, takeReturnPath } from './return-path';
import { isLoggedAtom, isSessionReadyAtom, ownerCountAtom } from './session-state';

const order = '/pages/order-detail/order-detail?order_no=26100482';
const ana = { token: 'a', user_id: 'ana', phone: '+56912345678', new_guest: false };
const eva = { token: 'e', user_id: 'eva', phone: '+56987654321', new_guest: false };

const store = getDefaultStore();
const left = jest.fn();
let stop: () => void;

beforeEach(async () => {
  left.mockReset();
  stop = store.sub(ownerCountAtom, left);
  await restoreSession();
});

afterEach(async () => {
  stop();
  await logOut('signOut');
  store.set(isSessionReadyAtom, false);
});

/** Does what a browser does when another tab changes localStorage. */
function inOtherTab(change: (storage: Storage) => void): void {
  const before = { ...window.localStorage };
  change(window.localStorage);
  for (const key of new Set([...Object.keys(before), ...Object.keys(window.localStorage)])) {
    const newValue = window.localStorage.getItem(key);
    if (newValue === (before[key] ?? null)) continue;
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
}

function signOutElsewhere(storage: Storage): void {
  for (const key of ['uni_token', 'user_id', 'phone', 'luka_owner']) storage.removeItem(key);
}

function logInElsewhere(storage: Storage): void {
  storage.setItem('luka_owner', eva.user_id);
  storage.setItem('user_id', eva.user_id);
  storage.setItem('phone', eva.phone);
  storage.setItem('uni_token', eva.token);
}

/** The values of this tab that say where its user was. */
function fillTab(): void {
  rememberReturnPath(order);
  writeValue('luka_stack', { hashes: ['#/', `#${order}`], index: 1 });
}

test('after a sign-out no value of a user is stored, of whatever key', async () => {
  await logIn(ana);
  for (const [pattern, { store: kind, removeOn }] of Object.entries(storageKeys)) {
    if (removeOn === 'never') continue;
    const area = kind === 'local' ? window.localStorage : window.sessionStorage;
    area.setItem(pattern.replace('*', 'ana'), 'x');
  }
  await logOut('signOut');
  const keys = [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];
  const phoneKeys = Object.entries(storageKeys).flatMap(([key, { removeOn }]) =>
    removeOn === 'never' ? [key] : [],
  );
  expect(keys.filter((key) => !phoneKeys.includes(key))).toEqual([]);
});

test('a sign-out in another tab empties this one', async () => {
  await logIn(ana);
  fillTab();
  inOtherTab(signOutElsewhere);
  expect(store.get(isLoggedAtom)).toBe(false);
  expect(left).toHaveBeenCalledTimes(1);
  expect(window.sessionStorage).toHaveLength(0);
});

test('another user who logs in in another tab empties this one, and is logged in here', async () => {
  await logIn(ana);
  inOtherTab((storage) => storage.removeItem('uni_token'));
  fillTab();
  inOtherTab(logInElsewhere);
  expect(left).toHaveBeenCalledTimes(1);
  expect(takeReturnPath()).toBeNull();
  expect(store.get(isLoggedAtom)).toBe(true);
  expect(readValue('luka_tab_owner')).toBe('eva');
});

test.each(['uni_token', 'luka_owner'])(
  'a tab that slept while the user changed is emptied, and its calls end, if it hears of %s first',
  async (key) => {
    await logIn(ana);
    fillTab();
    const calls = sessionSignal();
    logInElsewhere(window.localStorage);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(left).toHaveBeenCalledTimes(1);
    expect(takeReturnPath()).toBeNull();
    expect(calls.aborted).toBe(true);
  },
);

test('another user who logs in after the session expired finds nothing of the one before', async () => {
  await logIn(ana);
  writeValue('luka_draft_ana_basic', { first_name: 'Ana' });
  writeValue('luka_signed_ana', true);
  await logOut('expired');
  fillTab();
  await logIn(eva);
  expect(left).toHaveBeenCalledTimes(1);
  expect(takeReturnPath()).toBeNull();
  expect(readValue('luka_draft_ana_basic')).toBeNull();
  expect(readValue('luka_signed_ana')).toBeNull();
  expect(readValue('uni_token')).toBe('e');
});

test('another user who logs in in a new tab finds nothing of the one before', async () => {
  await logIn(ana);
  writeValue('luka_signed_ana', true);
  await logOut('expired');
  window.sessionStorage.clear();
  await logIn(eva);
  expect(readValue('luka_signed_ana')).toBeNull();
  expect(readValue('luka_owner')).toBe('eva');
});

test('another user who logs in finds no file of the one before', async () => {
  const fake = installFakeCaches();
  await logIn(ana);
  await logOut('expired');
  fake.caches.set(draftFiles, new Map());
  await logIn(eva);
  await waitFor(() => expect([...fake.caches.keys()]).toEqual([]));
});

test('another user who logs in in a tab whose own user is unknown to the phone empties the tab', async () => {
  await logIn(ana);
  window.localStorage.clear();
  fillTab();
  await logIn(eva);
  expect(left).toHaveBeenCalledTimes(1);
  expect(takeReturnPath()).toBeNull();
});

test('a guest’s sign-out empties no tab', async () => {
  await logOut('signOut');
  expect(left).not.toHaveBeenCalled();
});

test('the same user who logs in again finds the place and the drafts', async () => {
  await logIn(ana);
  writeValue('luka_draft_ana_basic', { first_name: 'Ana' });
  await logOut('expired');
  fillTab();
  await logIn(ana);
  expect(left).not.toHaveBeenCalled();
  expect(readValue('luka_draft_ana_basic')).toEqual({ first_name: 'Ana' });
  expect(takeReturnPath()).toBe(order);
});

test.each([
  ['signed out', signOutElsewhere],
  ['signed out and another logged in', logInElsewhere],
])('a tab that slept while its user %s is emptied when it is loaded again', async (_, change) => {
  await logIn(ana);
  fillTab();
  change(window.localStorage);
  await restoreSession();
  expect(left).toHaveBeenCalledTimes(1);
  expect(takeReturnPath()).toBeNull();
});

test.each([
  ['in another tab', ana.user_id],
  ['in a later page of this tab', eva.user_id],
])(
  'a page that the browser had kept while the user changed %s is emptied on Back',
  async (_, tabOwner) => {
    await logIn(ana);
    logInElsewhere(window.localStorage);
    window.sessionStorage.setItem('luka_tab_owner', tabOwner);
    window.dispatchEvent(new Event('pageshow'));
    expect(left).toHaveBeenCalledTimes(1);
    expect(store.get(isLoggedAtom)).toBe(true);
    expect(readValue('luka_tab_owner')).toBe('eva');
  },
);

test('a page that the browser had kept is emptied on Back where a later page of this tab has signed out', async () => {
  await logIn(ana);
  signOutElsewhere(window.localStorage);
  window.sessionStorage.clear();
  window.dispatchEvent(new Event('pageshow'));
  expect(left).toHaveBeenCalledTimes(1);
  expect(store.get(isLoggedAtom)).toBe(false);
});

test('the address of a launch is not reset by the log-in before the first screen', async () => {
  await logIn(ana);
  store.set(isSessionReadyAtom, false);
  await logIn(eva);
  expect(left).not.toHaveBeenCalled();
});
