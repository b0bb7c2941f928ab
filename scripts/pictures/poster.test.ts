import { readFileSync } from 'node:fs';
import { galleryAreas } from '@/app/preview/screens';
import { posterFile, posterStates } from './poster';

const screens = galleryAreas.flatMap((area) => area.screens);

test.each(posterStates)('the picture of the README shows a state: $path $state', (shown) => {
  const screen = screens.find(({ path }) => path === shown.path);
  expect(screen?.states.map(({ name }) => name)).toContain(shown.state);
});

test('the README shows the picture', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`<img src="${posterFile}"`);
});

test('the picture is a PNG as wide as its phones', () => {
  const picture = readFileSync(posterFile);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Width and height follow the signature and the header of the first chunk.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    380 * posterStates.length,
    780,
  ]);
});
