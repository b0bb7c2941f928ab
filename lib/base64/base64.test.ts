import { fromBase64, toBase64 } from './base64';

test.each([0, 1, 2, 3, 8189, 8190, 8191, 20_000])('encodes and decodes %d bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
});

test('throws for a text that is not base64', () => {
  expect(() => fromBase64('%')).toThrow();
});
