import fc from 'fast-check';
import { createFakeImages, fakeJpeg } from '@/lib/testing/fake-images';
import * as browserImage from './browser-image';
import { PhotoError } from './photo-error';
import { photoLimits, preparePhoto } from './prepare-photo';

// A plain object, whose functions each test replaces.
jest.mock('./browser-image', () => ({ __esModule: true }));

const { signal } = new AbortController();

/** Replaces the browser's image functions. */
function useImages(options: Parameters<typeof createFakeImages>[0] = {}) {
  const images = createFakeImages(options);
  Object.assign(browserImage, images);
  return images;
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'prepared',
    (error: unknown) => (error instanceof PhotoError ? error.code : error),
  );

test('decodes a photo of 12 megapixels no larger than it is sent, and closes it', async () => {
  const { decoded } = useImages();
  const photo = await preparePhoto(fakeJpeg({ width: 4000, height: 3000 }), signal);
  expect(decoded).toEqual([expect.objectContaining({ width: 1600, height: 1200, isClosed: true })]);
  expect(photo).toMatchObject({ width: 1600, height: 1200 });
});

test('encodes a photo that is small enough again, which removes its metadata', async () => {
  const { encoded } = useImages();
  const file = fakeJpeg({ width: 800, height: 600 });
  const photo = await preparePhoto(file, signal);
  expect(photo.blob).not.toBe(file);
  expect(encoded[0]).toEqual({ width: 800, height: 600, quality: 0.85 });
});

test('lowers the quality first, then the size', async () => {
  const { encoded } = useImages({ weight: 0.45 });
  const photo = await preparePhoto(fakeJpeg({ width: 1600, height: 1200 }), signal);
  expect(encoded.map(({ width, quality }) => [width, quality]).slice(0, -1)).toEqual([
    [1600, 0.85],
    [1600, 0.75],
    [1600, 0.65],
    [1600, 0.55],
    [1200, 0.85],
  ]);
  expect(photo.width).toBe(1200);
});

test('stays within the limits and keeps the shape, for any size and weight', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 400, max: 9000 }),
      fc.integer({ min: 400, max: 9000 }),
      fc.double({ min: 0.01, max: 0.6, noNaN: true }),
      async (width, height, weight) => {
        // Longer ones are refused.
        fc.pre(Math.max(width, height) <= 4 * Math.min(width, height));
        const { decoded } = useImages({ weight });
        const photo = await preparePhoto(fakeJpeg({ width, height }), signal);
        expect(photo.blob.size).toBeLessThanOrEqual(photoLimits.outputBytes);
        expect(photo.thumbnail.length).toBeLessThanOrEqual(photoLimits.thumbnailCharacters);
        expect(Math.max(photo.width, photo.height)).toBeLessThanOrEqual(photoLimits.longSide);
        expect(Math.min(photo.width, photo.height)).toBeGreaterThanOrEqual(photoLimits.shortSide);
        expect(photo.width / photo.height / (width / height)).toBeCloseTo(1, 1);
        expect(decoded.every(({ isClosed }) => isClosed)).toBe(true);
      },
    ),
    { numRuns: 20 },
  );
});

test.each([
  ['30 MB and one byte', new Blob([new Uint8Array(photoLimits.inputBytes + 1)]), 'tooLarge'],
  ['over a hundred megapixels', fakeJpeg({ width: 20_000, height: 5001 }), 'tooManyPixels'],
  ['a strip', fakeJpeg({ width: 1080, height: 9000 }), 'tooNarrow'],
  ['a panorama', fakeJpeg({ width: 9000, height: 2240 }), 'tooNarrow'],
  ['399 pixels on its short side', fakeJpeg({ width: 399, height: 3000 }), 'tooSmall'],
  ['no bytes', new Blob([]), 'notImage'],
  ['a document', new Blob(['%PDF-1.7']), 'notImage'],
  ['a drawing', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'notImage'],
  ['HEIC', new Blob(['\0\0\0\u0018ftypheic']), 'heic'],
  ['HEIF', new Blob(['\0\0\0\u0018ftypmif1']), 'heic'],
])('rejects %s before it is decoded', async (_, file, code) => {
  const { decoded } = useImages();
  expect(await codeOf(preparePhoto(file, signal))).toBe(code);
  expect(decoded).toEqual([]);
});

const starts = {
  PNG: [0x89, ...bytes('PNG\r\n')],
  GIF: bytes('GIF89a'),
  WebP: bytes('RIFF\n\r\0\0WEBPVP8 '),
  AVIF: bytes('\0\0\0\u001cftypavif'),
  'AVIF under the name of HEIF': bytes('\0\0\0\u001cftypmif1\0\0\0\0mif1avifmiaf'),
};

test.each(Object.entries(starts))('accepts %s, whatever its MIME type says', async (_, start) => {
  useImages({ natural: { width: 3200, height: 1600 } });
  const file = new Blob([new Uint8Array(start)], { type: 'text/plain' });
  expect(await preparePhoto(file, signal)).toMatchObject({ width: 1600, height: 800 });
});

test.each(['measureImage', 'decodeImage'] as const)(
  'rejects with undecodable when %s fails',
  async (step) => {
    const { decoded } = useImages();
    Object.assign(browserImage, { [step]: () => Promise.reject(new DOMException('broken')) });
    const file = fakeJpeg({ width: 800, height: 600 });
    expect(await codeOf(preparePhoto(file, signal))).toBe('undecodable');
    expect(decoded).toEqual([]);
  },
);

test('rejects a photo that cannot be made small enough, and closes it', async () => {
  const { decoded } = useImages({ weight: 5 });
  expect(await codeOf(preparePhoto(fakeJpeg({ width: 800, height: 800 }), signal))).toBe('failed');
  expect(decoded[0]?.isClosed).toBe(true);
});

test('has no thumbnail when it cannot be made small enough', async () => {
  const { encodeJpeg } = useImages();
  const large = new Blob([new Uint8Array(photoLimits.thumbnailCharacters)]);
  const encodeLargeThumbnails: typeof encodeJpeg = async (bitmap, size, quality) =>
    size.width > photoLimits.thumbnailSide ? encodeJpeg(bitmap, size, quality) : large;
  Object.assign(browserImage, { encodeJpeg: encodeLargeThumbnails });
  const photo = await preparePhoto(fakeJpeg({ width: 800, height: 800 }), signal);
  expect(photo.thumbnail).toBe('');
});

test.each(['before', 'measureImage', 'decodeImage', 'encodeJpeg'] as const)(
  'stops when it is aborted at %s, and closes the bitmap',
  async (step) => {
    const caller = new AbortController();
    const { decoded, encoded } = useImages({ onStep: (name) => name === step && caller.abort() });
    if (step === 'before') caller.abort();
    const file = fakeJpeg({ width: 800, height: 600 });
    expect(await codeOf(preparePhoto(file, caller.signal))).toBe('cancelled');
    expect(encoded).toHaveLength(step === 'encodeJpeg' ? 1 : 0);
    expect(decoded.every(({ isClosed }) => isClosed)).toBe(true);
  },
);

function bytes(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
