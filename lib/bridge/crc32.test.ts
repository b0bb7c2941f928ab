import fc from 'fast-check';
import { Crc32 } from './crc32';

function sumOf(...pieces: string[]): string {
  const sum = new Crc32();
  for (const piece of pieces) sum.update(piece);
  return sum.digest();
}

/** The checksum bit by bit, as the standard defines it; Node encodes a lone surrogate as U+FFFD. */
function expected(text: string): string {
  let sum = 0xffffffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

/** Any UTF-16, with many lone surrogates. */
const utf16 = fc
  .array(fc.oneof(fc.nat(0xffff), fc.integer({ min: 0xd800, max: 0xdfff })))
  .map((units) => String.fromCharCode(...units));

test('returns the check value of the algorithm', () => {
  expect(sumOf('123456789')).toBe('cbf43926');
});

test('returns eight zeros for an empty text', () => {
  expect(sumOf()).toBe('00000000');
  expect(sumOf('', '')).toBe('00000000');
});

test('pads to eight digits', () => {
  expect(sumOf('15')).toBe(expected('15'));
  expect(Array.from({ length: 300 }, (_, n) => sumOf(String(n)).length)).toEqual(
    Array(300).fill(8),
  );
});

test("returns the checksum of any text's UTF-8", () => {
  fc.assert(fc.property(utf16, (text) => sumOf(text) === expected(text)));
});

test('returns the same checksum when the text is split anywhere, even within a pair', () => {
  fc.assert(
    fc.property(utf16, fc.array(fc.nat(40)), (text, cuts) => {
      const pieces: string[] = [];
      let remaining = text;
      for (const cut of cuts) {
        pieces.push(remaining.slice(0, cut));
        remaining = remaining.slice(cut);
      }
      return sumOf(...pieces, remaining) === expected(text);
    }),
  );
});

test('returns the checksum of a text that is longer than what is encoded at once', () => {
  const text = `${'añ漢'.repeat(20_000)}x${'😀'.repeat(30_000)}\ud83d`;
  expect(sumOf(text)).toBe(expected(text));
  expect(sumOf(text.slice(0, 32_769), text.slice(32_769))).toBe(expected(text));
});

test('returns the checksum of as much text as is encoded at once, of units of three bytes', () => {
  const text = '漢'.repeat(32 * 1024);
  expect(sumOf(text)).toBe(expected(text));
  expect(sumOf('\ud83d', text)).toBe(expected(`\ud83d${text}`));
});

test.each(['\u{10000}', '\u{10ffff}'])(
  'joins the first and the last pair, %j, when it is split',
  (pair) => {
    expect(sumOf('a', ...pair.split(''), 'b')).toBe(expected(`a${pair}b`));
  },
);

test('counts a high surrogate at the end as U+FFFD', () => {
  expect(sumOf('a\ud83d')).toBe(expected('a\ufffd'));
  expect(sumOf('a\ud83d', 'b')).toBe(expected('a\ufffdb'));
  expect(sumOf('a\ud83d', '\ude00')).toBe(expected('a😀'));
});
