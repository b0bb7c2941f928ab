import { writeDraft } from '@/lib/forms/draft';
import { removeValue, writeValue } from '@/lib/storage/values';
import { forgetPhotos, keepPhoto, readPhoto } from './photo-record';

const front = { imageId: 'img1', thumbnail: 'data:image/jpeg;base64,AAAA' };
const back = { imageId: 'img2', thumbnail: '' };

beforeEach(() => writeValue('user_id', 'u1'));
afterEach(() => {
  forgetPhotos();
  removeValue('user_id');
});

test('accepted photos are remembered one by one', () => {
  keepPhoto('id_front', front);
  keepPhoto('id_back', back);
  expect([readPhoto('id_front'), readPhoto('id_back'), readPhoto('selfie')]).toEqual([
    front,
    back,
    null,
  ]);
});

test('one that was rejected is forgotten, the others stay', () => {
  keepPhoto('id_front', front);
  keepPhoto('id_back', back);
  keepPhoto('id_front', null);
  expect([readPhoto('id_front'), readPhoto('id_back')]).toEqual([null, back]);
});

test('after the application was handed in all are forgotten', () => {
  keepPhoto('id_front', front);
  forgetPhotos();
  expect(readPhoto('id_front')).toBeNull();
});

test('another person on the same phone does not see them', () => {
  keepPhoto('id_front', front);
  writeValue('user_id', 'u2');
  expect(readPhoto('id_front')).toBeNull();
  writeValue('user_id', 'u1');
});

test.each([
  7,
  null,
  { imageId: '' },
  { imageId: 'x', thumbnail: 'https://elsewhere.example/a.jpg' },
])('garbage in the storage (%j) is no photo', (garbage) => {
  writeDraft('photos', { id_front: garbage });
  expect(readPhoto('id_front')).toBeNull();
});
