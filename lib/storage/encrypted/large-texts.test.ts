import { type FakeIndexedDb, installFakeIndexedDb } from '@/lib/testing/fake-indexed-db';
import { databases } from '../keys';
import { wipePersonal } from '../wipe-personal';
import { readLargeText, removeLargeText, writeLargeText } from './large-texts';

const name = 'photo_42_selfie';
const text = 'Ñandú 👩'.repeat(60_000);
const wanted = () => true;
let fake: FakeIndexedDb;

beforeEach(async () => {
  fake = await installFakeIndexedDb();
});
afterEach(() => fake.remove());

const stored = () => fake.databases.get(databases.draftKey)?.get(name);

test('stores a text of a megabyte, readable with the key only', async () => {
  await writeLargeText(name, text, wanted);
  expect(await readLargeText(name)).toBe(text);
  expect(atob(String(stored()))).not.toContain('andú');
});

test('a sign-out deletes the text with its key', async () => {
  await writeLargeText(name, text, wanted);
  await wipePersonal('signOut');
  expect(fake.databases.size).toBe(0);
  expect(await readLargeText(name)).toBeUndefined();
});

test('an expired session keeps the text, so that its owner can continue', async () => {
  await writeLargeText(name, text, wanted);
  await wipePersonal('expired');
  expect(await readLargeText(name)).toBe(text);
});

test('does not store a text that is not wanted any more once it is encrypted', async () => {
  let asked = 0;
  await writeLargeText(name, text, () => asked++ === 0);
  expect(asked).toBe(2);
  expect(stored()).toBeUndefined();
});

test.each([
  ['changed', (value: string) => `AAAA${value.slice(4)}`],
  ['not base64', () => '%%%'],
  ['no text', () => 7],
])('removes a text that is %s', async (_, damage) => {
  await writeLargeText(name, 'short', wanted);
  fake.databases.get(databases.draftKey)?.set(name, damage(String(stored())));
  expect(await readLargeText(name)).toBeUndefined();
  expect(stored()).toBeUndefined();
});

test('to read a text that is not stored creates no key', async () => {
  expect(await readLargeText(name)).toBeUndefined();
  expect([...(fake.databases.get(databases.draftKey)?.keys() ?? [])]).toEqual([]);
});

test('does not decrypt a text that was moved to another name', async () => {
  await writeLargeText(name, 'short', wanted);
  fake.databases.get(databases.draftKey)?.set('photo_7_selfie', stored());
  expect(await readLargeText('photo_7_selfie')).toBeUndefined();
});

test('removes in the order of the calls, so that a slow write does not come back', async () => {
  const writing = writeLargeText(name, text, wanted);
  await removeLargeText(name);
  await writing;
  expect(stored()).toBeUndefined();
});

test('without IndexedDB nothing is stored and nothing rejects', async () => {
  fake.mode = 'failing';
  await writeLargeText(name, text, wanted);
  await removeLargeText(name);
  expect(await readLargeText(name)).toBeUndefined();
});
