import { writeDraft } from '@/lib/forms/draft';
import { removeValue, writeValue } from '@/lib/storage/values';
import { readPhoto, removePhotos, storePhoto } from './photo-record';

const front = { imageId: 'img1', thumbnail: 'data:image/jpeg;base64,AAAA' };
const back = { imageId: 'img2', thumbnail: '' };

beforeEach(() => writeValue('user_id', 'u1'));
afterEach(() => {
  removePhotos();
  removeValue('user_id');
});

test('stores accepted photos by kind', () => {
  storePhoto('id_front', front);
  storePhoto('id_back', back);
  expect([readPhoto('id_front'), readPhoto('id_back'), readPhoto('selfie')]).toEqual([
    front,
    back,
    null,
  ]);
});

test('removes a rejected photo and keeps the others', () => {
  storePhoto('id_front', front);
  storePhoto('id_back', back);
  storePhoto('id_front', null);
  expect([readPhoto('id_front'), readPhoto('id_back')]).toEqual([null, back]);
});

test('removes all photos', () => {
  storePhoto('id_front', front);
  removePhotos();
  expect(readPhoto('id_front')).toBeNull();
});

test('does not show the photos to another user of the phone', () => {
  storePhoto('id_front', front);
  writeValue('user_id', 'u2');
  expect(readPhoto('id_front')).toBeNull();
  writeValue('user_id', 'u1');
});

test.each([
  7,
  null,
  { imageId: '' },
  { imageId: 'x', thumbnail: 'https://elsewhere.example/a.jpg' },
])('reads null for garbage in storage: %j', (garbage) => {
  writeDraft('photos', { id_front: garbage });
  expect(readPhoto('id_front')).toBeNull();
});
