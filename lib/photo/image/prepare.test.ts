import fc from 'fast-check';
import { PhotoError } from '@/lib/photo/photo-error';
import { createFakeEngine } from '@/lib/testing/fake-engine';
import { jpegBytes } from '@/lib/testing/jpeg-bytes';
import { fitInto, photoLimits } from './photo-limits';
import { prepareWith } from './prepare';

const jpeg = (width: number, height: number, orientation = 1) =>
  new Blob([jpegBytes({ width, height, orientation })], { type: 'image/jpeg' });

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ready',
    (error: unknown) => (error instanceof PhotoError ? error.code : error),
  );

test('a photo of 12 megapixels is decoded no larger than it is sent, and given back', async () => {
  const { engine, decoded } = createFakeEngine();
  const photo = await prepareWith(engine, jpeg(4000, 3000));
  expect(decoded).toEqual([expect.objectContaining({ width: 1600, height: 1200, closed: true })]);
  expect(photo).toMatchObject({ width: 1600, height: 1200 });
});

test('a photo of a camera that was held upright is tall', async () => {
  const { engine } = createFakeEngine();
  expect(await prepareWith(engine, jpeg(4000, 3000, 6))).toMatchObject({
    width: 1200,
    height: 1600,
  });
});

test('also a photo that is small enough is written anew, so that the camera’s notes are gone', async () => {
  const { engine, encoded } = createFakeEngine();
  const file = jpeg(800, 600);
  const photo = await prepareWith(engine, file);
  expect(photo.blob).not.toBe(file);
  expect(encoded[0]).toEqual({ width: 800, height: 600, quality: 0.85 });
});

test('quality goes first, pixels only after it', async () => {
  const { engine, encoded } = createFakeEngine({ weight: 0.45 });
  const photo = await prepareWith(engine, jpeg(1600, 1200));
  expect(encoded.map(({ width, quality }) => [width, quality]).slice(0, -1)).toEqual([
    [1600, 0.85],
    [1600, 0.75],
    [1600, 0.65],
    [1600, 0.55],
    [1200, 0.85],
  ]);
  expect(photo.width).toBe(1200);
});

test('whatever its size and weight, what is sent is within the limits and keeps its shape', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 400, max: 9000 }),
      fc.integer({ min: 400, max: 9000 }),
      fc.double({ min: 0.01, max: 0.6, noNaN: true }),
      async (width, height, weight) => {
        const { engine, decoded } = createFakeEngine({ weight });
        const photo = await prepareWith(engine, jpeg(width, height));
        expect(photo.blob.size).toBeLessThanOrEqual(photoLimits.outputBytes);
        expect(photo.thumbnail.length).toBeLessThanOrEqual(photoLimits.thumbnailCharacters);
        expect(Math.max(photo.width, photo.height)).toBeLessThanOrEqual(photoLimits.longSide);
        expect(photo.width / photo.height / (width / height)).toBeCloseTo(1, 1);
        expect(decoded.every(({ closed }) => closed)).toBe(true);
      },
    ),
    { numRuns: 20 },
  );
});

test.each([
  ['30 MB and one byte', new Blob([new Uint8Array(photoLimits.inputBytes + 1)]), 'tooLarge'],
  ['a hundred megapixels and more', jpeg(20_000, 5001), 'tooLarge'],
  ['399 pixels on its short side', jpeg(399, 3000), 'tooSmall'],
  ['nothing at all', new Blob([]), 'notImage'],
  ['a document', new Blob(['%PDF-1.7']), 'notImage'],
  ['Apple’s format', new Blob(['\0\0\0\u0018ftypheic']), 'heic'],
])('%s is refused before it is decoded', async (_, file, code) => {
  const { engine, decoded } = createFakeEngine({ natural: { width: 800, height: 600 } });
  expect(await codeOf(prepareWith(engine, file))).toBe(code);
  expect(decoded).toEqual([]);
});

test('a picture whose head does not tell its size is measured once it is decoded', async () => {
  const webp = new Blob(['RIFF\0\0\0\0WEBPVP8 ']);
  const small = createFakeEngine({ natural: { width: 300, height: 300 } });
  expect(await codeOf(prepareWith(small.engine, webp))).toBe('tooSmall');
  expect(small.decoded[0]?.closed).toBe(true);
  const large = createFakeEngine({ natural: { width: 3200, height: 1600 } });
  expect(await prepareWith(large.engine, webp)).toMatchObject({ width: 1600, height: 800 });
});

test('a broken picture is told from one that is none', async () => {
  const { engine } = createFakeEngine();
  expect(await codeOf(prepareWith(engine, new Blob(['RIFF\0\0\0\0WEBPVP8 '])))).toBe('undecodable');
});

test('a picture that cannot be made small fails and gives its memory back', async () => {
  const { engine, decoded } = createFakeEngine({ weight: 5 });
  expect(await codeOf(prepareWith(engine, jpeg(800, 800)))).toBe('failed');
  expect(decoded[0]?.closed).toBe(true);
});

test('a thumbnail that cannot be made small is left out', async () => {
  const { engine } = createFakeEngine();
  const heavy = { ...engine, encode: encodeThumbnailsLarge(engine.encode) };
  expect(await prepareWith(heavy, jpeg(800, 800))).toMatchObject({ thumbnail: '' });
});

test.each([0, 1, 2])(
  'given up at step %d it stops there and gives its memory back',
  async (step) => {
    const { engine, decoded, encoded } = createFakeEngine();
    const control = new AbortController();
    if (step === 0) control.abort();
    const watched: typeof engine = {
      async decode(file, size) {
        const picture = await engine.decode(file, size);
        if (step === 1) control.abort();
        return picture;
      },
      async encode(...work) {
        if (step === 2) control.abort();
        return engine.encode(...work);
      },
    };
    expect(await codeOf(prepareWith(watched, jpeg(800, 600), control.signal))).toBe('cancelled');
    expect(encoded).toHaveLength(step === 2 ? 1 : 0);
    expect(decoded.every(({ closed }) => closed)).toBe(true);
  },
);

test('a size is fitted without growing and never vanishes', () => {
  expect(fitInto({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 });
  expect(fitInto({ width: 60_000, height: 2 }, 100)).toEqual({ width: 100, height: 1 });
});

function encodeThumbnailsLarge(encode: ReturnType<typeof createFakeEngine>['engine']['encode']) {
  return (...[picture, size, quality]: Parameters<typeof encode>) =>
    size.width > photoLimits.thumbnailSide
      ? encode(picture, size, quality)
      : Promise.resolve(new Blob([new Uint8Array(photoLimits.thumbnailCharacters)]));
}
