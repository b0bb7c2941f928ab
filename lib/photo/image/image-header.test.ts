import fc from 'fast-check';
import { jpegBytes } from '@/lib/testing/jpeg-bytes';
import { readImageHeader } from './image-header';

const side = fc.integer({ min: 1, max: 65535 });
const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)),
    ),
  );

test('a JPEG’s size is read as it is seen upright, whichever way the camera was held', () => {
  fc.assert(
    fc.property(
      fc.record({
        width: side,
        height: side,
        orientation: fc.integer({ min: 1, max: 8 }),
        little: fc.boolean(),
      }),
      ({ width, height, orientation, little }) => {
        const header = readImageHeader(jpegBytes({ width, height, orientation, little }));
        const lying = orientation >= 5;
        expect(header).toEqual({
          format: 'jpeg',
          width: lying ? height : width,
          height: lying ? width : height,
        });
      },
    ),
  );
});

test('a JPEG without notes, or with long ones before its size, is read', () => {
  for (const padding of [0, 1, 20_000]) {
    const header = readImageHeader(jpegBytes({ width: 4000, height: 3000, padding }));
    expect(header).toEqual({ format: 'jpeg', width: 4000, height: 3000 });
  }
});

test('an orientation that does not exist counts as upright', () => {
  const header = readImageHeader(jpegBytes({ width: 40, height: 30, orientation: 9 }));
  expect(header).toEqual({ format: 'jpeg', width: 40, height: 30 });
});

test.each([
  ['png', bytes('\u0089PNG\r\n\u001a\n', 0, 0, 0, 13, 'IHDR', 0, 0, 3, 32, 0, 0, 2, 88), 800, 600],
  ['gif', bytes('GIF89a', 0x20, 3, 0x58, 2), 800, 600],
  ['png', bytes('\u0089PNG\r\n'), undefined, undefined],
  ['gif', bytes('GIF89a'), undefined, undefined],
  ['webp', bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 '), undefined, undefined],
  ['avif', bytes(0, 0, 0, 28, 'ftypavif'), undefined, undefined],
  ['heic', bytes(0, 0, 0, 24, 'ftypheic'), undefined, undefined],
  ['heic', bytes(0, 0, 0, 24, 'ftypmif1'), undefined, undefined],
  ['unknown', bytes(0, 0, 0, 24, 'ftypmp42'), undefined, undefined],
  ['unknown', bytes('%PDF-1.7'), undefined, undefined],
  ['unknown', bytes(), undefined, undefined],
])('%s is told by its bytes (%#)', (...[format, head, width, height]) => {
  expect(readImageHeader(head)).toEqual({ format, width, height });
});

test('bytes that fill up before a marker are passed over, and what is no marker ends the search', () => {
  const [start, marker, ...rest] = jpegBytes({ width: 40, height: 30 });
  const filled = new Uint8Array([start ?? 0, marker ?? 0, 0xff, 0xff, ...rest.slice(0)]);
  expect(readImageHeader(filled)).toEqual({ format: 'jpeg', width: 40, height: 30 });
  const garbled = new Uint8Array([0xff, 0xd8, 0x12, 0x34, ...rest]);
  expect(readImageHeader(garbled)).toEqual({ format: 'jpeg' });
  const scan = new Uint8Array([0xff, 0xd8, 0xff, 0xda, ...rest]);
  expect(readImageHeader(scan)).toEqual({ format: 'jpeg' });
});

test.each([
  ['points beyond the file', { at: 19, value: 0x7f }],
  ['is of another kind', { at: 6, value: 0x58 }],
])('a camera’s note that %s counts as upright', (_, { at, value }) => {
  const head = jpegBytes({ width: 40, height: 30, orientation: 6 });
  head[at] = value;
  expect(readImageHeader(head)).toEqual({ format: 'jpeg', width: 40, height: 30 });
});

test('a head that breaks off anywhere has no size and does not throw', () => {
  const whole = jpegBytes({ width: 4000, height: 3000, orientation: 6, padding: 9 });
  for (let length = 2; length < whole.length - 8; length += 1) {
    const header = readImageHeader(whole.subarray(0, length));
    expect(header.format).toBe('jpeg');
    expect(header.width ?? 3000).toBe(3000);
  }
});

test('whatever the bytes, nothing is thrown', () => {
  const heads = [[], [0xff, 0xd8], [0xff, 0xd8, 0xff, 0xe1, 0, 60, 0x45, 0x78, 0x69, 0x66]];
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), (head, rest) => {
      const { width = 0 } = readImageHeader(new Uint8Array([...head, ...rest]));
      expect(width).toBeGreaterThanOrEqual(0);
    }),
  );
});
