import fc from 'fast-check';
import { Crc32 } from './crc32';

function sumOf(...pieces: string[]): string {
  const sum = new Crc32();
  for (const piece of pieces) sum.update(piece);
  return sum.digest();
}

/** The sum bit by bit, as the standard writes it; Node writes U+FFFD for a lone surrogate. */
function expected(text: string): string {
  let sum = 0xffffffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

/** Any UTF-16 at all, with many halves of surrogate pairs. */
const utf16 = fc
  .array(fc.oneof(fc.nat(0xffff), fc.integer({ min: 0xd800, max: 0xdfff })))
  .map((units) => String.fromCharCode(...units));

test('the check value of the algorithm', () => {
  expect(sumOf('123456789')).toBe('cbf43926');
});

test('of nothing it is eight noughts', () => {
  expect(sumOf()).toBe('00000000');
  expect(sumOf('', '')).toBe('00000000');
});

test('eight digits even where the first are noughts', () => {
  expect(sumOf('15')).toBe(expected('15'));
  expect(Array.from({ length: 300 }, (_, n) => sumOf(String(n)).length)).toEqual(
    Array(300).fill(8),
  );
});

test('any text has the sum of its UTF-8', () => {
  fc.assert(fc.property(utf16, (text) => sumOf(text) === expected(text)));
});

test('a text cut anywhere, also inside a pair, has the sum of the whole', () => {
  fc.assert(
    fc.property(utf16, fc.array(fc.nat(40)), (text, cuts) => {
      const pieces: string[] = [];
      let rest = text;
      for (const cut of cuts) {
        pieces.push(rest.slice(0, cut));
        rest = rest.slice(cut);
      }
      return sumOf(...pieces, rest) === expected(text);
    }),
  );
});

test('a text that ends in half a pair counts it as U+FFFD', () => {
  expect(sumOf('a\ud83d')).toBe(expected('a\ufffd'));
  expect(sumOf('a\ud83d', 'b')).toBe(expected('a\ufffdb'));
  expect(sumOf('a\ud83d', '\ude00')).toBe(expected('a😀'));
});
