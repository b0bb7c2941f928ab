import fc from 'fast-check';
import type { Home } from '@/lib/api/schemas/home';
import {
  findSubmissionBlocker,
  hasAllPhotos,
  type PhotoStatus,
  photoKinds,
  photosToFix,
} from './submission-blocker';

const base: Home = {
  state: 'init',
  next_step: 'id_card',
  teaser: { min_amount: 50_000, max_amount: 350_000, terms: [15, 30] },
  penalty: { once_rate: 0.05 },
  notices: [],
};
const corrected: Home = {
  ...base,
  state: 'not_approved',
  next_step: 'basic',
  review: { submitted_at: '2026-11-20T10:00:00-03:00', fix: ['basic', 'id_card'] },
};
const all = (status: PhotoStatus) => ({ id_front: status, id_back: status, selfie: status });
const status = fc.constantFrom<PhotoStatus>(
  'accepted',
  'rejected',
  'notSent',
  'uploading',
  'unknown',
);

test.each<[string, Home, boolean]>([
  ['the photos are the next step', base, false],
  ['only handing in is left', { ...base, next_step: 'submit' }, true],
  ['no next step is named', { ...base, next_step: undefined }, false],
  ['a review asks for photos among others', corrected, false],
  ['a review asks for something else', { ...corrected, review: undefined }, true],
  ['a correction is down to the photos', { ...corrected, next_step: 'id_card' }, false],
  [
    'the photos are next in a correction that does not name them',
    { ...corrected, next_step: 'id_card', review: undefined },
    false,
  ],
  ['it is in review already', { ...base, state: 'review' }, true],
])('hasAllPhotos when %s', (_name, home, expected) => {
  expect(hasAllPhotos(home)).toBe(expected);
});

test('names the photos to take again of an application that was not approved, and of no other', () => {
  const review = { submitted_at: '2026-11-20T10:00:00-03:00', fix_photos: ['selfie' as const] };
  expect(photosToFix({ ...corrected, review })).toEqual(['selfie']);
  expect(photosToFix({ ...corrected, review: { ...review, fix_photos: [] } })).toBeUndefined();
  expect(photosToFix({ ...base, state: 'review', review })).toBeUndefined();
});

test('returns a failed or uploading photo before one that was never taken', () => {
  expect(findSubmissionBlocker({ ...all('unknown'), selfie: 'rejected' }, base)).toEqual({
    reason: 'rejected',
    kind: 'selfie',
  });
  expect(findSubmissionBlocker({ ...all('unknown'), id_back: 'uploading' }, base)).toEqual({
    reason: 'uploading',
    kind: 'id_back',
  });
});

test('returns nothing exactly when all three photos are accepted', () => {
  const statuses = fc.record({ id_front: status, id_back: status, selfie: status });
  fc.assert(
    fc.property(statuses, (given) => {
      const complete = photoKinds.every((kind) => given[kind] === 'accepted');
      expect(findSubmissionBlocker(given, base) === undefined).toBe(complete);
    }),
  );
});
