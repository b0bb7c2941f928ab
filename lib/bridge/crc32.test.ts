import fc from 'fast-check';
import { Crc32 } from './crc32';

function sumOf(...pieces: Uint8Array[]): string {
  const sum = new Crc32();
  for (const piece of pieces) sum.update(piece);
  return sum.digest();
}

/** The checksum bit by bit, as the standard defines it. */
function expected(bytes: Uint8Array): string {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

test('returns the same checksum for any pieces of the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.nat(40), (bytes, cut) => {
      const sum = expected(bytes);
      return sumOf(bytes) === sum && sumOf(bytes.slice(0, cut), bytes.slice(cut)) === sum;
    }),
  );
});
