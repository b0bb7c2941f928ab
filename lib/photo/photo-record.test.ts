import { readDraft, removeDrafts, writeDraft } from '@/lib/forms/draft';
import { readDraftFile, writeDraftFile } from '@/lib/storage/draft-files';
import { writeValue } from '@/lib/storage/values';
import { wipePersonal } from '@/lib/storage/wipe-personal';
import { type FakeCaches, installFakeCaches } from '@/lib/testing/fake-caches';
import {
  dropUnsentPhoto,
  keepUnsentPhoto,
  readPhoto,
  readUnsentPhoto,
  storePhoto,
  twinOf,
} from './photo-record';

const thumbnail = 'data:image/jpeg;base64,AAAA';
const front = { imageId: 'img1', thumbnail };
const back = { imageId: 'img2', thumbnail: '' };
const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]);
const photo = { blob: jpeg, thumbnail };
let fake: FakeCaches;

beforeEach(() => {
  fake = installFakeCaches();
  writeValue('user_id', 'u1');
});
afterEach(() => {
  for (const user of ['u2', 'u1']) {
    writeValue('user_id', user);
    removeDrafts();
  }
});

/** The addresses of all files; what was asked before is done by then. */
async function files(): Promise<string[]> {
  await readDraftFile('luka_draft_none');
  return [...fake.caches.values()].flatMap((cache) => [...cache.keys()]);
}

describe('an accepted photo', () => {
  test('that is rejected later is removed, and the others stay', () => {
    storePhoto('id_front', front);
    storePhoto('id_back', back);
    storePhoto('id_front', null);
    expect([readPhoto('id_front'), readPhoto('id_back')]).toEqual([null, back]);
  });

  test('is not shown to another user of the phone', () => {
    storePhoto('id_front', front);
    writeValue('user_id', 'u2');
    expect(readPhoto('id_front')).toBeNull();
  });

  test.each([
    { imageId: '' },
    { imageId: 7 },
    { imageId: 'x', thumbnail: 'https://x.example/a.jpg' },
  ])('is none where storage has %j', (garbage) => {
    writeDraft('photo_id_front', garbage);
    expect(readPhoto('id_front')).toBeNull();
  });
});

test.each([
  ['accepted', () => storePhoto('id_front', front)],
  ['not sent yet', () => keepUnsentPhoto('id_front', photo)],
])('a photo is the same as that of another side which is %s', (_, keep) => {
  keep();
  expect(twinOf('id_back', thumbnail)).toBe('id_front');
  expect(twinOf('id_front', thumbnail)).toBeUndefined();
  expect(twinOf('id_back', 'data:image/jpeg;base64,BBBB')).toBeUndefined();
});

test('a photo that took the place of an accepted one is the only one of its side', () => {
  storePhoto('id_front', front);
  keepUnsentPhoto('id_front', { ...photo, thumbnail: 'data:image/jpeg;base64,BBBB' });
  expect(twinOf('id_back', thumbnail)).toBeUndefined();
  expect(twinOf('id_back', 'data:image/jpeg;base64,BBBB')).toBe('id_front');
});

test('two photos without a thumbnail are not the same', () => {
  storePhoto('id_front', back);
  expect(twinOf('id_back', '')).toBeUndefined();
});

describe('a photo without an answer', () => {
  test('is kept by kind and user, with its bytes, until it is dropped', async () => {
    keepUnsentPhoto('selfie', photo);
    const kept = await readUnsentPhoto('selfie');
    expect(kept?.thumbnail).toBe(thumbnail);
    expect(kept?.blob.size).toBe(jpeg.size);
    expect(await readUnsentPhoto('id_front')).toBeUndefined();
    writeValue('user_id', 'u2');
    expect(await readUnsentPhoto('selfie')).toBeUndefined();
    writeValue('user_id', 'u1');
    dropUnsentPhoto('selfie');
    expect(await readUnsentPhoto('selfie')).toBeUndefined();
    expect(await files()).toEqual([]);
  });

  test('stays beside the accepted one, which dropping it restores', async () => {
    storePhoto('selfie', front);
    keepUnsentPhoto('selfie', { ...photo, thumbnail: '' });
    expect(readPhoto('selfie')).toEqual(front);
    dropUnsentPhoto('selfie');
    expect(readPhoto('selfie')).toEqual(front);
    expect(await readUnsentPhoto('selfie')).toBeUndefined();
  });

  test('is not kept for a guest, nor after its user has signed out meanwhile', async () => {
    keepUnsentPhoto('selfie', photo);
    void wipePersonal('signOut');
    keepUnsentPhoto('id_front', photo);
    writeValue('user_id', 'u1');
    expect(await readUnsentPhoto('selfie')).toBeUndefined();
    expect(await readUnsentPhoto('id_front')).toBeUndefined();
    expect(await files()).toEqual([]);
  });

  test.each([
    ['is no JPEG', new Blob(['PNG'])],
    ['is larger than what is sent', new Blob([jpeg, new Uint8Array(460_801)])],
  ])('is dropped where its file %s', async (_, file) => {
    writeDraft('photo_selfie', { unsent: thumbnail });
    await writeDraftFile('luka_draft_u1_photo_selfie', file, () => true);
    expect(await readUnsentPhoto('selfie')).toBeUndefined();
    expect(readDraft('photo_selfie')).toEqual({});
  });

  test('is dropped where its file was not stored', async () => {
    fake.isOff = true;
    keepUnsentPhoto('selfie', photo);
    expect(await readUnsentPhoto('selfie')).toBeUndefined();
    expect(readDraft('photo_selfie')).toEqual({});
  });
});
