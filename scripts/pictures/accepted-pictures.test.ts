import { statSync } from 'node:fs';
import { join } from 'node:path';
import { statePicture } from '@/app/preview/accepted-picture';
import { galleryAreas } from '@/app/preview/screens';
import {
  acceptedFiles,
  expectedPictures,
  pictureFolder,
  readSheet,
  textsOf,
} from './accepted-pictures';

const mebibyte = 2 ** 20;
const screensOfAllAreas = galleryAreas.flatMap(({ screens }) => screens);

test('every state and component has an accepted picture with its texts, and there is nothing else', () => {
  const expected = expectedPictures().flatMap((name) => [name, textsOf(name)]);
  expect(acceptedFiles()).toEqual(expected.sort());
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

test('two states of a screen look the same only where one says so by looksLike', () => {
  const twins = screensOfAllAreas.flatMap(({ path, states }) =>
    states.flatMap((state, index) =>
      states
        .slice(0, index)
        .filter((other) => shotsOf(path, other.name) === shotsOf(path, state.name))
        .filter(({ name, looksLike = name }) => looksLike !== (state.looksLike ?? state.name))
        .map((other) => `${path}: ${state.name} looks like ${other.name}`),
    ),
  );
  expect(twins).toEqual([]);
});

/** The digest of the screenshots that a state was accepted with. */
function shotsOf(path: string, state: string): string | undefined {
  return readSheet(statePicture({ path, state }))?.shots;
}
