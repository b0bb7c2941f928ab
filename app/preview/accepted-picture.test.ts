import { acceptedPicture, statePicture } from './accepted-picture';
import { readSettings } from './settings';

beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as never;
});

const placeOf = (query: Record<string, string>) => {
  const picture = acceptedPicture('/pages/my-loan/my-loan', 'overdue', readSettings(query));
  return picture && [picture.column, picture.row];
};

test('a picture is named after its screen and its state', () => {
  const path = '/pages/loan/loan-info-choose/loan-info-choose';
  expect(statePicture({ path, state: 'approved' })).toBe('loan-info-choose/approved.webp');
  expect(statePicture({ path: '/', state: 'guest' })).toBe('home/guest.webp');
});

test('each language has its column, and the dark theme its row, which has the first language only', () => {
  expect(placeOf({})).toEqual([0, 0]);
  expect(placeOf({ locale: 'vi', theme: 'light' })).toEqual([2, 0]);
  expect(placeOf({ theme: 'dark' })).toEqual([0, 1]);
  expect(placeOf({ locale: 'en', theme: 'dark' })).toBeUndefined();
});

test('no picture is accepted of larger text', () => {
  expect(placeOf({ text: '150' })).toBeUndefined();
});
