import { canSeal, localArea } from '../area';
import { onChange } from '../changes';
import { device } from '../device';
import { readValue, removeValue, writeValue } from '../values';
import { keyDatabase, wipePersonal } from '../wipe-personal';
import { type FakeIndexedDb, installFakeIndexedDb } from './fake-indexed-db';
import { createSealedArea } from './sealed-area';

const key = 'luka_draft_42_basic';
const draft = { run: '12.345.678-5', name: 'Ana Ñandú 👩' };
let fake: FakeIndexedDb;

writeValue('luka_draft_42_early', draft);
const sealed = createSealedArea(device);
const openSealed = sealed.open;
const isSealedOpen = sealed.isOpen;
const shutSealed = () => device.sealed.shut();

beforeEach(async () => {
  fake = await installFakeIndexedDb();
});

afterEach(async () => {
  jest.restoreAllMocks();
  hide('visible');
  fake.mood = 'well';
  await wipePersonal('signOut');
  fake.remove();
  window.localStorage.clear();
});

const onDevice = (name: string = key) => window.localStorage.getItem(name);

function hide(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Resolves when the device has something else under the key than `before`. */
async function kept(before: string | null = null, name: string = key): Promise<string> {
  for (;;) {
    const text = onDevice(name);
    if (text !== before && text?.startsWith('sealed1.')) return text;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** A page that begins anew: all that was in memory is gone. */
async function reload(): Promise<void> {
  shutSealed();
  await openSealed();
}

test('what was in memory alone before the sealing was here is sealed with the rest', async () => {
  await openSealed();
  await kept(null, 'luka_draft_42_early');
  await reload();
  expect(readValue('luka_draft_42_early')).toEqual(draft);
});

test('MASVS-STORAGE-1: a draft is on the device, and nobody can read it there', async () => {
  await openSealed();
  expect(writeValue(key, draft)).toBe(true);
  const text = await kept();
  expect(text).not.toContain('Ana');
  expect(atob(text.slice('sealed1.'.length))).not.toContain('12.345');
});

test('MASVS-CRYPTO-2: no script can take the key along', async () => {
  await openSealed();
  const found = fake.databases.get(keyDatabase)?.get('drafts');
  expect(found).toBeInstanceOf(CryptoKey);
  expect(found).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
});

test('a draft is there again after a reload, but not before it was opened', async () => {
  await openSealed();
  writeValue(key, draft);
  await kept();
  shutSealed();
  expect(isSealedOpen()).toBe(false);
  expect(readValue(key)).toBeNull();
  const heard = jest.fn();
  const stop = onChange(key, heard);
  await openSealed();
  stop();
  expect(isSealedOpen()).toBe(true);
  expect(readValue(key)).toEqual(draft);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the same draft is never sealed to the same text', async () => {
  await openSealed();
  writeValue(key, draft);
  const first = await kept();
  writeValue(key, { ...draft });
  expect(await kept(first)).not.toBe(first);
});

test('of many writes at once the last one is kept', async () => {
  await openSealed();
  for (let amount = 0; amount < 50; amount += 1) writeValue(key, { amount });
  await kept();
  await reload();
  expect(readValue(key)).toEqual({ amount: 49 });
});

test('what was typed in the moment a page is left is kept, though WebCrypto had no time', async () => {
  await openSealed();
  writeValue(key, draft);
  hide('hidden');
  const hasty = onDevice();
  expect(hasty).toMatch(/^last1\./);
  expect(hasty).not.toContain(btoa('12.345'));
  // The page is gone before WebCrypto answers.
  shutSealed();
  expect(onDevice()).toBe(hasty);
  hide('visible');
  await openSealed();
  expect(readValue(key)).toEqual(draft);
  await kept(hasty);
});

test('a draft that is written while the page is out of sight is kept at once', async () => {
  await openSealed();
  hide('hidden');
  writeValue(key, draft);
  expect(onDevice()).toMatch(/^last1\./);
  shutSealed();
  hide('visible');
  await openSealed();
  expect(readValue(key)).toEqual(draft);
});

test('last words are as long as the pictures of three photos, and never use a pad twice', async () => {
  await openSealed();
  const photos = { id_front: 'x'.repeat(30_000) };
  hide('hidden');
  writeValue('luka_draft_42_photos', photos);
  writeValue(key, draft);
  const used = ['luka_draft_42_photos', key].flatMap((name) => onDevice(name)?.split('.').slice(2));
  expect(new Set(used).size).toBe(used.length);
  shutSealed();
  hide('visible');
  await openSealed();
  expect(readValue('luka_draft_42_photos')).toEqual(photos);
  expect(readValue(key)).toEqual(draft);
});

test('a draft that is longer than the pad still gets sealed, a moment later', async () => {
  await openSealed();
  hide('hidden');
  writeValue(key, { text: 'x'.repeat(80_000) });
  expect(onDevice()).toBeNull();
  await kept();
});

test('a removed draft does not come back from the seal that was under way', async () => {
  await openSealed();
  writeValue(key, draft);
  removeValue(key);
  writeValue('luka_draft_42_social', { salary: 'a' });
  await kept(null, 'luka_draft_42_social');
  expect(onDevice()).toBeNull();
  await reload();
  expect(readValue(key)).toBeNull();
});

test('MASVS-STORAGE-1: a sign-out takes the key with it; what was left of it is noise', async () => {
  await openSealed();
  writeValue(key, draft);
  const text = await kept();
  await wipePersonal('signOut');
  expect(fake.databases.has(keyDatabase)).toBe(false);
  expect(readValue(key)).toBeNull();
  window.localStorage.setItem(key, text);
  await openSealed();
  expect(readValue(key)).toBeNull();
  expect(onDevice()).toBeNull();
});

test('an expired session keeps draft and key, so that the owner goes on', async () => {
  await openSealed();
  writeValue(key, draft);
  await wipePersonal('expired');
  await kept();
  await reload();
  expect(readValue(key)).toEqual(draft);
});

test.each([
  ['no base64', 'sealed1.%%%'],
  ['too short', 'sealed1.AAAA'],
  ['changed', `sealed1.${btoa('x'.repeat(60))}`],
  ['last words without their pad', 'last1.AAAA'],
  ['last words with a pad of nobody', `last1.AAAA.${btoa('x'.repeat(60))}`],
])('a sealed text that is %s reads as absent and goes, nothing throws', async (_, text) => {
  window.localStorage.setItem(key, text);
  await openSealed();
  expect(readValue(key)).toBeNull();
  expect(onDevice()).toBeNull();
});

test("one person's draft under another's name is not opened", async () => {
  await openSealed();
  writeValue(key, draft);
  window.localStorage.setItem('luka_draft_7_basic', await kept());
  await reload();
  expect(readValue('luka_draft_7_basic')).toBeNull();
});

test("after a downgrade a newer version's seal reads as absent and stays for it", async () => {
  window.localStorage.setItem(key, 'sealed9.whatever');
  await openSealed();
  expect(readValue(key)).toBeNull();
  expect(onDevice()).toBe('sealed9.whatever');
});

test('the readable draft of an older version is taken over and sealed', async () => {
  window.localStorage.setItem(key, JSON.stringify(draft));
  await openSealed();
  expect(readValue(key)).toEqual(draft);
  expect(await kept(JSON.stringify(draft))).not.toContain('Ana');
});

test('what is written before it is open is newer than what the device has, and is kept', async () => {
  await openSealed();
  writeValue(key, draft);
  const old = await kept();
  shutSealed();
  writeValue(key, { name: 'Eva' });
  expect(onDevice()).toBe(old);
  await openSealed();
  expect(readValue(key)).toEqual({ name: 'Eva' });
  await kept(old);
});

test('two who ask at once open it once', async () => {
  const opened = jest.fn();
  const stop = sealed.onOpen(opened);
  await Promise.all([openSealed(), openSealed()]);
  await openSealed();
  stop();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a session that ends while it is being opened does not stay open', async () => {
  const opening = openSealed();
  shutSealed();
  await opening;
  expect(isSealedOpen()).toBe(false);
  await openSealed();
  expect(isSealedOpen()).toBe(true);
});

test("another tab's draft replaces this tab's; its removal takes it away", async () => {
  await openSealed();
  writeValue(key, draft);
  const theirs = await kept();
  writeValue(key, { name: 'Eva' });
  await kept(theirs);
  window.localStorage.setItem(key, theirs);
  const heard = new Promise<void>((resolve) => {
    onChange(key, () => readValue(key)?.name === draft.name && resolve());
  });
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await heard;
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(readValue(key)).toBeNull();
});

test('a full device: the draft is in this tab, the older one does not come back', async () => {
  await openSealed();
  writeValue(key, draft);
  await kept();
  const refused = new Promise<void>((resolve) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      resolve();
      throw new DOMException('full', 'QuotaExceededError');
    });
  });
  writeValue(key, { name: 'Eva' });
  await refused;
  expect(readValue(key)).toEqual({ name: 'Eva' });
  expect(onDevice()).toBeNull();
  jest.restoreAllMocks();
  localArea.remove(key);
});

test.each(['refuse', 'silent'] as const)(
  'an IndexedDB of mood %s: drafts live in this tab alone, readable ones leave the device',
  async (mood) => {
    jest.useFakeTimers();
    fake.mood = mood;
    window.localStorage.setItem(key, JSON.stringify(draft));
    window.localStorage.setItem('luka_draft_42_social', 'sealed1.older');
    const opened = openSealed();
    await jest.advanceTimersByTimeAsync(3000);
    await opened;
    jest.useRealTimers();
    expect(isSealedOpen()).toBe(true);
    expect(readValue(key)).toEqual(draft);
    expect(onDevice()).toBeNull();
    expect(writeValue('luka_draft_42_social', { salary: 'a' })).toBe(false);
    expect(readValue('luka_draft_42_social')).toEqual({ salary: 'a' });
    expect(onDevice('luka_draft_42_social')).toBeNull();
    fake.mood = 'well';
  },
);

test('a page without WebCrypto or IndexedDB has nothing to seal with', () => {
  expect(canSeal()).toBe(true);
  fake.remove();
  expect(canSeal()).toBe(false);
});
