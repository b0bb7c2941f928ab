import { waitFor } from '@testing-library/react';
import { type FakeIndexedDb, installFakeIndexedDb } from '@/lib/testing/fake-indexed-db';
import { onChange } from '../changes';
import { databases } from '../keys';
import { canEncrypt, drafts, localStore } from '../text-store';
import { readValue, removeValue, writeValue } from '../values';
import { wipePersonal } from '../wipe-personal';
import { encrypt } from './cipher';
import { createEncryptedStore } from './encrypted-store';
import { getSessionKey } from './session-database';

const key = 'luka_draft_42_basic';
const draft = { run: '12.345.678-5', name: 'Ana Ñandú 👩' };
let fake: FakeIndexedDb;

writeValue('luka_draft_42_early', draft);
const store = createEncryptedStore();

beforeEach(async () => {
  fake = await installFakeIndexedDb();
});

afterEach(async () => {
  jest.restoreAllMocks();
  fake.mode = 'working';
  await wipePersonal('signOut');
  fake.remove();
  window.localStorage.clear();
});

const stored = (name: string = key) => window.localStorage.getItem(name);

/** Resolves with the encrypted text of `name` once it is another than `before`. */
async function saved(before: string | null = null, name: string = key): Promise<string> {
  for (;;) {
    const text = stored(name);
    if (text !== before && text?.startsWith('sealed1.')) return text;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Drops what is in memory and opens the store again, as a reload does. */
async function reload(): Promise<void> {
  drafts.close();
  await store.open();
}

test('encrypts what was in memory before the store was created', async () => {
  await store.open();
  await saved(null, 'luka_draft_42_early');
  await reload();
  expect(readValue('luka_draft_42_early')).toEqual(draft);
});

test('MASVS-STORAGE-1: stores a draft unreadably', async () => {
  await store.open();
  expect(writeValue(key, draft)).toBe(true);
  const text = await saved();
  expect(text).not.toContain('Ana');
  expect(atob(text.slice('sealed1.'.length))).not.toContain('12.345');
});

test('MASVS-CRYPTO-2: the key is not extractable', async () => {
  await store.open();
  const found = fake.databases.get(databases.draftKey)?.get('drafts');
  expect(found).toBeInstanceOf(CryptoKey);
  expect(found).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
});

test('restores a draft after a reload, once the store is open', async () => {
  await store.open();
  writeValue(key, draft);
  await saved();
  drafts.close();
  expect(store.isOpen()).toBe(false);
  expect(readValue(key)).toBeNull();
  const listener = jest.fn();
  const unsubscribe = onChange(key, listener);
  await store.open();
  unsubscribe();
  expect(store.isOpen()).toBe(true);
  expect(readValue(key)).toEqual(draft);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('never encrypts the same draft to the same text', async () => {
  await store.open();
  writeValue(key, draft);
  const first = await saved();
  writeValue(key, { ...draft });
  expect(await saved(first)).not.toBe(first);
});

test('stores the last of many writes at once', async () => {
  await store.open();
  for (let amount = 0; amount < 50; amount += 1) writeValue(key, { amount });
  await saved();
  await reload();
  expect(readValue(key)).toEqual({ amount: 49 });
});

test('starts to encrypt each write at once, without a pause', async () => {
  await store.open();
  const encrypt = jest.spyOn(crypto.subtle, 'encrypt');
  writeValue(key, draft);
  expect(encrypt).toHaveBeenCalledTimes(1);
  await saved();
});

test('encrypts the first and the last of many writes at once', async () => {
  await store.open();
  const encrypt = jest.spyOn(crypto.subtle, 'encrypt');
  for (let amount = 0; amount < 50; amount += 1) writeValue(key, { amount });
  await saved();
  expect(encrypt).toHaveBeenCalledTimes(2);
});

test('stores drafts as long as the previews of three photos', async () => {
  await store.open();
  const photos = { id_front: 'x'.repeat(90_000) };
  writeValue('luka_draft_42_photos', photos);
  await saved(null, 'luka_draft_42_photos');
  await reload();
  expect(readValue('luka_draft_42_photos')).toEqual(photos);
});

test('a draft that is removed while it is encrypted does not come back', async () => {
  await store.open();
  writeValue(key, draft);
  removeValue(key);
  writeValue('luka_draft_42_social', { salary: 'a' });
  await saved(null, 'luka_draft_42_social');
  expect(stored()).toBeNull();
  await reload();
  expect(readValue(key)).toBeNull();
});

test('nothing is encrypted for a draft that is removed while it is encrypted', async () => {
  await store.open();
  const encrypt = jest.spyOn(crypto.subtle, 'encrypt');
  writeValue(key, draft);
  removeValue(key);
  await encrypt.mock.results[0]?.value;
  await settle();
  expect(encrypt).toHaveBeenCalledTimes(1);
});

test('MASVS-STORAGE-1: a sign-out deletes the key, so that copies stay unreadable', async () => {
  await store.open();
  writeValue(key, draft);
  const text = await saved();
  await wipePersonal('signOut');
  expect(fake.databases.has(databases.draftKey)).toBe(false);
  expect(readValue(key)).toBeNull();
  window.localStorage.setItem(key, text);
  await store.open();
  expect(readValue(key)).toBeNull();
  expect(stored()).toBeNull();
});

test('a draft that is encrypted while the user signs out is not stored', async () => {
  await store.open();
  writeValue(key, draft);
  await wipePersonal('signOut');
  await store.open();
  writeValue('luka_draft_42_social', { salary: 'a' });
  await saved(null, 'luka_draft_42_social');
  expect(stored()).toBeNull();
});

test("a draft that was encrypted with an ended session's key is encrypted with the next one's", async () => {
  await store.open();
  const { subtle } = crypto;
  const encryptNow = subtle.encrypt.bind(subtle);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  jest.spyOn(subtle, 'encrypt').mockImplementationOnce(async (...args) => {
    await released;
    return encryptNow(...args);
  });
  writeValue(key, draft);
  await wipePersonal('signOut');
  await store.open();
  writeValue(key, draft);
  release();
  await saved();
  await reload();
  expect(readValue(key)).toEqual(draft);
});

test('an expired session keeps draft and key, so that the owner can continue', async () => {
  await store.open();
  writeValue(key, draft);
  await wipePersonal('expired');
  await saved();
  await reload();
  expect(readValue(key)).toEqual(draft);
});

test.each([
  ['not base64', 'sealed1.%%%'],
  ['too short', 'sealed1.AAAA'],
  ['changed', `sealed1.${btoa('x'.repeat(60))}`],
])('a stored text that is %s reads as absent and is removed', async (_, text) => {
  window.localStorage.setItem(key, text);
  await store.open();
  expect(readValue(key)).toBeNull();
  expect(stored()).toBeNull();
});

test("a draft that was moved to another user's name is not decrypted", async () => {
  await store.open();
  writeValue(key, draft);
  window.localStorage.setItem('luka_draft_7_basic', await saved());
  await reload();
  expect(readValue('luka_draft_7_basic')).toBeNull();
});

test("after a downgrade a newer version's draft reads as absent and stays", async () => {
  window.localStorage.setItem(key, 'sealed9.whatever');
  await store.open();
  expect(readValue(key)).toBeNull();
  expect(drafts.store.keys()).toEqual([]);
  expect(stored()).toBe('sealed9.whatever');
});

test('encrypts the bare draft of an older version', async () => {
  window.localStorage.setItem(key, JSON.stringify(draft));
  await store.open();
  expect(readValue(key)).toEqual(draft);
  expect(await saved(JSON.stringify(draft))).not.toContain('Ana');
});

test('what is written before the store is open replaces the stored draft', async () => {
  await store.open();
  writeValue(key, draft);
  const old = await saved();
  drafts.close();
  writeValue(key, { name: 'Eva' });
  expect(stored()).toBe(old);
  await store.open();
  expect(readValue(key)).toEqual({ name: 'Eva' });
  await saved(old);
});

test('a reload leaves the stored draft as it is', async () => {
  await store.open();
  writeValue(key, draft);
  const text = await saved();
  const encrypt = jest.spyOn(crypto.subtle, 'encrypt');
  await reload();
  expect(encrypt).not.toHaveBeenCalled();
  expect(stored()).toBe(text);
});

test('opens once when it is asked twice', async () => {
  const listener = jest.fn();
  const unsubscribe = store.onOpenChange(listener);
  await Promise.all([store.open(), store.open()]);
  await store.open();
  unsubscribe();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('stays closed when the session ends while it opens', async () => {
  await store.open();
  writeValue(key, draft);
  await saved();
  drafts.close();
  const opening = store.open();
  drafts.close();
  await opening;
  expect(store.isOpen()).toBe(false);
  expect(readValue(key)).toBeNull();
  await store.open();
  expect(store.isOpen()).toBe(true);
});

test("another tab's draft replaces this tab's, and its removal removes it", async () => {
  await store.open();
  writeValue(key, draft);
  const theirs = await saved();
  writeValue(key, { name: 'Eva' });
  await saved(theirs);
  window.localStorage.setItem(key, theirs);
  const changed = new Promise<void>((resolve) => {
    onChange(key, () => readValue(key)?.name === draft.name && resolve());
  });
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await changed;
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(readValue(key)).toBeNull();
});

/** A text as another tab stores it, encrypted with the same key. */
async function sealed(name: string, theirs: object): Promise<string> {
  const sessionKey = await getSessionKey(databases.draftKey);
  return `sealed1.${await encrypt(sessionKey, name, JSON.stringify(theirs))}`;
}

/** Changes localStorage and fires the storage event, as another tab does. */
function changeInOtherTab(name: string, text: string | null): void {
  if (text === null) window.localStorage.removeItem(name);
  else window.localStorage.setItem(name, text);
  window.dispatchEvent(new StorageEvent('storage', { key: name }));
}

async function writeInOtherTab(name: string, theirs: object): Promise<void> {
  changeInOtherTab(name, await sealed(name, theirs));
}

/** Calls `change` while the next text is decrypted. */
function whileDecrypting(change: () => void): void {
  const { subtle } = crypto;
  const decryptNow = subtle.decrypt.bind(subtle);
  jest.spyOn(subtle, 'decrypt').mockImplementationOnce(async (...args) => {
    await Promise.resolve();
    change();
    return decryptNow(...args);
  });
}

/** Lets what was started, such as a decryption, end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test("another tab's draft that is decrypted when the session ends is not readable", async () => {
  await store.open();
  await writeInOtherTab('luka_draft_42_social', { salary: 'a' });
  drafts.close();
  await settle();
  expect(readValue('luka_draft_42_social')).toBeNull();
});

test("what this tab writes while another tab's draft is decrypted replaces it", async () => {
  await store.open();
  writeValue(key, draft);
  await saved();
  await writeInOtherTab(key, { name: 'Eva' });
  writeValue(key, { name: 'Ema' });
  await settle();
  expect(readValue(key)).toEqual({ name: 'Ema' });
});

test("another tab's draft that cannot be decrypted leaves this tab's as it is", async () => {
  await store.open();
  writeValue(key, draft);
  await saved();
  window.localStorage.setItem(key, 'sealed1.AAAA');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await settle();
  expect(readValue(key)).toEqual(draft);
});

test('a draft that another tab removes while it is decrypted is not readable', async () => {
  await store.open();
  writeValue(key, draft);
  await saved();
  drafts.close();
  whileDecrypting(() => changeInOtherTab(key, null));
  await store.open();
  expect(readValue(key)).toBeNull();
  expect(stored()).toBeNull();
});

test('drafts that another tab writes while the stored ones are decrypted are read', async () => {
  const social = 'luka_draft_42_social';
  await store.open();
  writeValue(key, draft);
  await saved();
  window.localStorage.setItem(social, 'sealed9.whatever');
  const [theirs, theirSocial] = [
    await sealed(key, { name: 'Eva' }),
    await sealed(social, { salary: 'a' }),
  ];
  drafts.close();
  whileDecrypting(() => {
    changeInOtherTab(key, theirs);
    changeInOtherTab(social, theirSocial);
  });
  await store.open();
  await waitFor(() => {
    expect([readValue(key), readValue(social)]).toEqual([{ name: 'Eva' }, { salary: 'a' }]);
  });
});

test('a draft that is written before the store is open stays when another tab removes its own', () => {
  writeValue(key, draft);
  changeInOtherTab(key, null);
  expect(readValue(key)).toEqual(draft);
});

test('no timer is left once the store is open', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  await store.open();
  const left = jest.getTimerCount();
  jest.useRealTimers();
  expect(left).toBe(0);
});

test('who listens is notified when the session ends, and not after unsubscribing', async () => {
  await store.open();
  const listener = jest.fn();
  const unsubscribe = store.onOpenChange(listener);
  drafts.close();
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  await store.open();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the last known Home is removed from memory and device when the session expires', async () => {
  await store.open();
  writeValue('luka_home_42', { at: 1, locale: 'es', home: {} });
  await saved(null, 'luka_home_42');
  await wipePersonal('expired');
  expect(readValue('luka_home_42')).toBeNull();
  expect(stored('luka_home_42')).toBeNull();
});

test('other values of the device are not taken for drafts', async () => {
  window.localStorage.setItem('luka_theme', '{"a":1}');
  window.localStorage.setItem('another_app', '{"a":1}');
  await store.open();
  expect([stored('luka_theme'), stored('another_app')]).toEqual(['{"a":1}', '{"a":1}']);
  expect(drafts.store.keys()).toEqual([]);
});

test('on a full device the tab keeps the draft and the older one is removed', async () => {
  await store.open();
  writeValue(key, draft);
  await saved();
  const refused = new Promise<void>((resolve) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      resolve();
      throw new DOMException('full', 'QuotaExceededError');
    });
  });
  writeValue(key, { name: 'Eva' });
  await refused;
  expect(readValue(key)).toEqual({ name: 'Eva' });
  expect(stored()).toBeNull();
  jest.restoreAllMocks();
  localStore.remove(key);
});

test.each(['failing', 'silent'] as const)(
  'with a %s IndexedDB drafts stay in memory and bare ones are removed from the device',
  async (mode) => {
    jest.useFakeTimers();
    fake.mode = mode;
    window.localStorage.setItem(key, JSON.stringify(draft));
    window.localStorage.setItem('luka_draft_42_social', 'sealed1.older');
    const opened = store.open();
    await jest.advanceTimersByTimeAsync(3000);
    await opened;
    jest.useRealTimers();
    expect(store.isOpen()).toBe(true);
    expect(readValue(key)).toEqual(draft);
    expect(stored()).toBeNull();
    expect(writeValue('luka_draft_42_social', { salary: 'a' })).toBe(false);
    expect(readValue('luka_draft_42_social')).toEqual({ salary: 'a' });
    expect(stored('luka_draft_42_social')).toBeNull();
    fake.mode = 'working';
  },
);

test('a page without WebCrypto or IndexedDB cannot encrypt', () => {
  expect(canEncrypt()).toBe(true);
  fake.remove();
  expect(canEncrypt()).toBe(false);
});

test.each(['indexedDB', 'crypto'])('a page without %s cannot encrypt', (name) => {
  const missing = name === 'crypto' ? {} : undefined;
  Object.defineProperty(globalThis, name, { configurable: true, value: missing });
  expect(canEncrypt()).toBe(false);
});
