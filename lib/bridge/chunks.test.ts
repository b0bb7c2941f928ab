import fc from 'fast-check';
import { Chunks } from './chunks';
import { Crc32 } from './crc32';

/** Of the text's UTF-8; Node encodes a lone surrogate as U+FFFD. */
function checksumOf(text: string): string {
  const checksum = new Crc32();
  checksum.update(Buffer.from(text, 'utf8'));
  return checksum.digest();
}

/** The chunks of a text that is split at these indexes, and the end. */
function chunksOf(text: string, cuts: readonly number[]) {
  const places = [0, ...[...cuts].sort((a, b) => a - b), text.length];
  const pieces = places.slice(1).map((to, at) => text.slice(places[at], to));
  return [
    ...pieces.map((data, index) => ({ index, data })),
    { index: pieces.length, checksum: checksumOf(text), total_count: 3 },
  ];
}

const utf16 = fc
  .array(fc.oneof(fc.nat(0xffff), fc.integer({ min: 0xd800, max: 0xdfff })), { minLength: 1 })
  .map((units) => String.fromCharCode(...units));
const cutTexts = utf16.chain((text) =>
  fc.record({ text: fc.constant(text), cuts: fc.array(fc.nat(text.length), { maxLength: 9 }) }),
);

test('joins a text that was split between any UTF-16 units, also within a pair', async () => {
  await fc.assert(
    fc.asyncProperty(cutTexts, async ({ text, cuts }) => {
      const chunks = new Chunks('smsInfo');
      const replies = chunksOf(text, cuts).map((chunk) => chunks.add(chunk));
      expect(replies.slice(0, -1).every((reply) => reply === undefined)).toBe(true);
      const reply = replies.at(-1);
      expect(reply).toMatchObject({ total_count: 3, checksum: checksumOf(text) });
      await expect(reply?.json.text()).resolves.toBe(text.toWellFormed());
    }),
  );
});

test('throws checksum for a text with a changed or missing unit', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, place) => {
      const at = place % text.length;
      const changed = `${text.slice(0, at)}${text[at] === '#' ? '!' : '#'}${text.slice(at + 1)}`;
      for (const data of [changed, text.slice(0, at) + text.slice(at + 1)]) {
        const chunks = new Chunks('smsInfo');
        chunks.add({ index: 0, data });
        expect(() => chunks.add({ index: 1, checksum: checksumOf(text) })).toThrow(
          expect.objectContaining({ code: 'checksum', event: 'smsInfo' }),
        );
      }
    }),
  );
});

test('treats fields that are null as absent', async () => {
  const chunks = new Chunks('smsInfo');
  const nothing = { total: null, total_count: null, checksum: null };
  chunks.add({ index: 0, data: 'a', ...nothing });
  const reply = chunks.add({ index: null, data: null, ...nothing });
  expect(reply).toMatchObject({ total_count: undefined, checksum: checksumOf('a') });
  await expect(reply?.json.text()).resolves.toBe('a');
});

test.each(['3', -1, 1.5, true, {}])('throws malformed for the count %j of the shell', (count) => {
  const error = { code: 'malformed', event: 'smsInfo', field: 'total_count' };
  expect(() => new Chunks('smsInfo').add({ index: 0, total_count: count })).toThrow(
    expect.objectContaining(error),
  );
});
