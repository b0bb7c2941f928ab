import fc from 'fast-check';
import type { Home } from '@/lib/api/schemas/home';
import { hasAllPhotos, type PhotoStatus, photoKinds, whatIsMissing } from './what-is-missing';

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
  'onItsWay',
  'unknown',
);

test.each<[string, Home, boolean]>([
  ['the photos are the next step', base, false],
  ['only handing in is left', { ...base, next_step: 'submit' }, true],
  ['a review asks for photos among others', corrected, false],
  ['a review asks for something else', { ...corrected, review: undefined }, true],
  ['a correction is down to the photos', { ...corrected, next_step: 'id_card' }, false],
  ['it is in review already', { ...base, state: 'review' }, true],
])('the server has all photos or not: %s', (_name, home, expected) => {
  expect(hasAllPhotos(home)).toBe(expected);
});

test('a photo that went wrong comes before one that was never taken', () => {
  expect(whatIsMissing({ ...all('unknown'), selfie: 'rejected' }, base)).toEqual({
    what: 'rejected',
    kind: 'selfie',
  });
  expect(whatIsMissing({ ...all('unknown'), id_back: 'onItsWay' }, base)).toEqual({
    what: 'onItsWay',
    kind: 'id_back',
  });
});

test('of several that are missing the first on the screen is asked for', () => {
  expect(whatIsMissing(all('unknown'), base)).toEqual({ what: 'unknown', kind: 'id_front' });
});

test('in a correction the words of the review say which photo it is', () => {
  expect(whatIsMissing(all('unknown'), corrected)).toEqual({ what: 'corrected', kind: 'id_front' });
});

test('with all photos another step that has to be corrected is next, then nothing', () => {
  expect(whatIsMissing(all('accepted'), corrected)).toEqual({ what: 'step', step: 'basic' });
  expect(whatIsMissing(all('accepted'), { ...corrected, next_step: 'submit' })).toBeUndefined();
  expect(whatIsMissing(all('accepted'), base)).toBeUndefined();
});

test('an application goes out exactly when all three photos are accepted', () => {
  const statuses = fc.record({ id_front: status, id_back: status, selfie: status });
  fc.assert(
    fc.property(statuses, (given) => {
      const whole = photoKinds.every((kind) => given[kind] === 'accepted');
      expect(whatIsMissing(given, base) === undefined).toBe(whole);
    }),
  );
});
