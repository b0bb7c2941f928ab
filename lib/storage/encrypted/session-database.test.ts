import { type FakeIndexedDb, installFakeIndexedDb } from '@/lib/testing/fake-indexed-db';
import { createKey } from './cipher';
import { getSessionKey, readSessionValue, writeSessionValue } from './session-database';

const name = 'luka_keys';
let fake: FakeIndexedDb;

beforeEach(async () => {
  fake = await installFakeIndexedDb();
});
afterEach(() => fake.remove());

test('the key is created once and returned again', async () => {
  const key = await getSessionKey(name);
  expect(await getSessionKey(name)).toBe(key);
  expect(fake.databases.get(name)?.get('drafts')).toBe(key);
});

test('a key that is stored is returned without another one being created', async () => {
  await getSessionKey(name);
  const create = jest.spyOn(crypto.subtle, 'generateKey');
  await getSessionKey(name);
  expect(create).not.toHaveBeenCalled();
  create.mockRestore();
});

test('a key that an earlier version stored is found in its object store', async () => {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore('keys');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  opening.result.close();
  const key = await createKey();
  fake.databases.get(name)?.set('drafts', key);
  expect(await getSessionKey(name)).toBe(key);
});

test('two tabs that ask at once get the same key', async () => {
  const [one, other] = await Promise.all([getSessionKey(name), getSessionKey(name)]);
  expect(one).toBe(other);
});

test('a value is stored beside the key if it is still wanted, and undefined removes it', async () => {
  const key = await getSessionKey(name);
  await writeSessionValue(name, 'photo', 'a', () => true);
  await writeSessionValue(name, 'photo', 'b', () => false);
  expect(await readSessionValue(name, 'photo')).toBe('a');
  await writeSessionValue(name, 'photo', undefined, () => true);
  expect([...(fake.databases.get(name)?.entries() ?? [])]).toEqual([['drafts', key]]);
});

test('the database can be deleted after each use', async () => {
  await getSessionKey(name);
  await readSessionValue(name, 'photo');
  indexedDB.deleteDatabase(name);
  await Promise.resolve();
  expect(fake.databases.has(name)).toBe(false);
});

test('without IndexedDB every use rejects', async () => {
  fake.mode = 'failing';
  await expect(getSessionKey(name)).rejects.toThrow('switched off');
  await expect(readSessionValue(name, 'photo')).rejects.toThrow('switched off');
});
