import { statSync } from 'node:fs';
import { join } from 'node:path';
import { keptFolder, keptPictures, statePicture, wantedPictures } from './kept-pictures';

const mebibyte = 2 ** 20;

test('every state of every screen has its picture, and no picture is of nothing', () => {
  expect(keptPictures()).toEqual(wantedPictures());
});

test('no two states share a picture', () => {
  expect(new Set(wantedPictures()).size).toBe(wantedPictures().length);
});

test('the kept pictures weigh less than 20 MiB', () => {
  const sizes = keptPictures().map((name) => statSync(join(keptFolder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20 * mebibyte);
});

test('a picture is named after its screen and its state', () => {
  const path = '/pages/loan/loan-info-choose/loan-info-choose';
  expect(statePicture({ path, state: 'approved' })).toBe('loan-info-choose/approved.webp');
  expect(statePicture({ path: '/', state: 'guest' })).toBe('home/guest.webp');
});
