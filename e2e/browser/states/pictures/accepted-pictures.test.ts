import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { galleryAreas } from '@/app/preview/screens';
import { statePicture } from '@/app/preview/state/accepted-picture';
import {
  acceptedFiles,
  expectedPictures,
  pictureFolder,
  readSheet,
  textsOf,
} from './accepted-pictures';

const mebibyte = 2 ** 20;

test('every state and component has an accepted picture with its texts, and there is nothing else', () => {
  const expected = expectedPictures().flatMap((name) => [name, textsOf(name)]);
  expect(acceptedFiles()).toEqual(expected.sort());
});

test('no two states have the same picture file', () => {
  expect(new Set(expectedPictures()).size).toBe(expectedPictures().length);
});

test('every picture is the one that its texts were accepted with', () => {
  const faults = expectedPictures().flatMap((name) => {
    try {
      return readSheet(name) ? [] : [`${name} does not exist`];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(faults).toEqual([]);
});

test('the accepted pictures have less than 20 MiB', () => {
  const pictures = acceptedFiles().filter((name) => name.endsWith('.webp'));
  const sizes = pictures.map((name) => statSync(join(pictureFolder, name)).size);
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
