import { readFileSync } from 'node:fs';
import { galleryAreas } from '@/app/preview/screens';
import { clipFile, clipPath, clipSize, clipStates } from './clip';

test('the clip of the README shows states of the screen', () => {
  const screen = galleryAreas
    .flatMap(({ screens }) => screens)
    .find(({ path }) => path === clipPath);
  expect(screen?.states.map(({ name }) => name)).toEqual(expect.arrayContaining([...clipStates]));
});

test('the README shows the clip', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`<img src="${clipFile}"`);
});

test('the clip is an animated WebP as wide as a phone, and small', () => {
  const clip = readFileSync(clipFile);
  expect([clip.toString('latin1', 0, 4), clip.toString('latin1', 8, 16)]).toEqual([
    'RIFF',
    'WEBPVP8X',
  ]);
  // Every frame: `ANMF`, its length, and at byte 12 how long it is shown.
  const shown: number[] = [];
  for (let at = 12; at < clip.length; at += 8 + clip.readUInt32LE(at + 4)) {
    if (clip.toString('latin1', at, at + 4) !== 'ANMF') continue;
    shown.push(clip.readUIntLE(at + 20, 3));
    expect(clip.toString('latin1', at + 24, at + 28)).toBe('VP8 ');
  }
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.reduce((sum, ms) => sum + ms)).toBeLessThan(10_000);
  expect([clip.readUIntLE(24, 3), clip.readUIntLE(27, 3)]).toEqual([
    clipSize.width - 1,
    clipSize.height - 1,
  ]);
  expect(clip.length).toBeLessThan(300_000);
});
