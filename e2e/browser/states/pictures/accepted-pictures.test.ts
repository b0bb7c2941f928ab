import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { galleryAreas } from '@/app/preview/screens';
import {
  acceptedPictures,
  expectedPictures,
  pictureFolder,
  statePicture,
} from './accepted-pictures';

const mebibyte = 2 ** 20;

test('every state and component has an accepted picture, and there are no others', () => {
  expect(acceptedPictures()).toEqual(expectedPictures());
});

test('no two states have the same picture', () => {
  expect(new Set(expectedPictures()).size).toBe(expectedPictures().length);
});

test('the accepted pictures have less than 20 MiB', () => {
  const sizes = acceptedPictures().map((name) => statSync(join(pictureFolder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20 * mebibyte);
});

test('a picture is named after its screen and its state', () => {
  const path = '/pages/loan/loan-info-choose/loan-info-choose';
  expect(statePicture({ path, state: 'approved' })).toBe('loan-info-choose/approved.webp');
  expect(statePicture({ path: '/', state: 'guest' })).toBe('home/guest.webp');
});

test('every area of the gallery has a test file', () => {
  const files = galleryAreas.map(
    ({ title }) => `${title.toLowerCase().replaceAll(' ', '-')}.browser.test.ts`,
  );
  expect(readdirSync('e2e/browser/states')).toEqual(expect.arrayContaining(files));
});
