import { readLargeText, writeLargeText } from '@/lib/storage/encrypted/large-texts';
import { removeValue, writeValue } from '@/lib/storage/values';
import { type FakeIndexedDb, installFakeIndexedDb } from '@/lib/testing/fake-indexed-db';
import { dropKeptPhoto, keepPhoto, readKeptPhoto } from './kept-photo';

const photo = { image: '/9j/AAAA', thumbnail: 'data:image/jpeg;base64,AAAA' };
const name = 'photo_u1_selfie';
let fake: FakeIndexedDb;

beforeEach(async () => {
  fake = await installFakeIndexedDb();
  writeValue('user_id', 'u1');
});
afterEach(() => {
  removeValue('user_id');
  fake.remove();
});

test('keeps each kind of photo until it is dropped', async () => {
  await keepPhoto('selfie', photo);
  expect(await readKeptPhoto('selfie')).toEqual(photo);
  expect(await readKeptPhoto('id_front')).toBeUndefined();
  await dropKeptPhoto('selfie');
  expect(await readKeptPhoto('selfie')).toBeUndefined();
});

test('keeps a photo for its own user only, and none for a guest', async () => {
  await keepPhoto('selfie', photo);
  writeValue('user_id', 'u2');
  expect(await readKeptPhoto('selfie')).toBeUndefined();
  removeValue('user_id');
  await keepPhoto('id_front', photo);
  expect(await readKeptPhoto('selfie')).toBeUndefined();
  writeValue('user_id', 'u1');
  expect(await readKeptPhoto('id_front')).toBeUndefined();
  expect(await readKeptPhoto('selfie')).toEqual(photo);
});

test('does not keep a photo that is stored after its user has signed out', async () => {
  const keeping = keepPhoto('selfie', photo);
  removeValue('user_id');
  await keeping;
  expect(await readLargeText(name)).toBeUndefined();
});

test('does not keep a photo larger than what is sent', async () => {
  await keepPhoto('selfie', { ...photo, image: `/9j/${'A'.repeat(620_000)}` });
  expect(await readLargeText(name)).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['no JPEG', JSON.stringify({ ...photo, image: 'iVBORw0KGgo=' })],
  ['no base64', JSON.stringify({ ...photo, image: '/9j/<script>' })],
  ['too large', JSON.stringify({ ...photo, image: `/9j/${'A'.repeat(620_000)}` })],
  ['with a picture of elsewhere', JSON.stringify({ ...photo, thumbnail: 'https://x.example/' })],
])('drops a stored photo that is %s', async (_, text) => {
  await writeLargeText(name, text, () => true);
  expect(await readKeptPhoto('selfie')).toBeUndefined();
  expect(await readLargeText(name)).toBeUndefined();
});
