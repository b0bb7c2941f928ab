import fc from 'fast-check';
import { ChunkJoiner } from './chunk-joiner';
import { Crc32 } from './crc32';

function createJoiner(maxLength = 1_000_000, call = new AbortController()) {
  return new ChunkJoiner({ event: 'smsInfo', signal: call.signal, maxLength });
}

function checksumOf(text: string): string {
  const checksum = new Crc32();
  checksum.update(text);
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

test('joins a text that was split between any UTF-16 units', async () => {
  await fc.assert(
    fc.asyncProperty(cutTexts, async ({ text, cuts }) => {
      const joiner = createJoiner();
      const ends = chunksOf(text, cuts).map((chunk) => joiner.add(chunk));
      expect(ends.slice(0, -1).every((end) => end === undefined)).toBe(true);
      await expect(ends.at(-1)).resolves.toEqual({ text, totalCount: 3 });
    }),
  );
});

test('joins replies that interleave in any way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(cutTexts, { minLength: 2, maxLength: 5 }),
      fc.infiniteStream(fc.nat(1000)),
      async (texts, picks) => {
        const replies = texts.map(({ text, cuts }) => ({
          text,
          joiner: createJoiner(),
          left: chunksOf(text, cuts),
        }));
        const joined: Promise<unknown>[] = [];
        for (let open = replies; open.length > 0; open = open.filter(({ left }) => left.length)) {
          const reply = open[picks.next().value % open.length];
          const end = reply?.joiner.add(reply.left.shift() ?? {});
          if (end) joined.push(end.then(({ text }) => expect(text).toBe(reply?.text)));
        }
        await Promise.all(joined);
        expect(joined).toHaveLength(texts.length);
      },
    ),
  );
});

test('rejects a text with a changed or missing unit by its checksum', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), fc.nat(), async (text, place) => {
      const at = place % text.length;
      const changed = `${text.slice(0, at)}${text[at] === '#' ? '!' : '#'}${text.slice(at + 1)}`;
      for (const data of [changed, text.slice(0, at) + text.slice(at + 1)]) {
        const joiner = createJoiner();
        joiner.add({ index: 0, data });
        const joined = joiner.add({ index: 1, checksum: checksumOf(text) });
        await expect(joined).rejects.toMatchObject({ code: 'checksum', event: 'smsInfo' });
      }
    }),
  );
});

test('throws gap or double for a chunk out of order', () => {
  const joiner = createJoiner();
  joiner.add({ index: 0, data: 'a' });
  expect(() => joiner.add({ index: 0, data: 'a' })).toThrow('smsInfo: chunk 0 instead of 1');
  expect(() => joiner.add({ index: 0, data: 'a' })).toThrow(
    expect.objectContaining({ code: 'double' }),
  );
  expect(() => joiner.add({ index: 2, data: 'a' })).toThrow(
    expect.objectContaining({ code: 'gap' }),
  );
});

test('accepts text up to the limit and throws too_large beyond it', () => {
  const joiner = createJoiner(4);
  joiner.add({ index: 0, data: 'ab' });
  joiner.add({ index: 1, data: 'cd' });
  expect(() => joiner.add({ index: 2, data: 'e' })).toThrow(
    expect.objectContaining({ code: 'too_large' }),
  );
});

test('yields to the main thread while the checksum of a long chunk is computed', async () => {
  jest.spyOn(performance, 'now').mockImplementation(
    (
      (time) => () =>
        (time += 5)
    )(0),
  );
  const text = 'ñ😀'.repeat(200_000);
  const ticks: number[] = [];
  const joiner = createJoiner();
  joiner.add({ index: 0, data: text });
  const interval = setInterval(() => ticks.push(1));
  const joined = await joiner.add({ index: 1, checksum: checksumOf(text) });
  clearInterval(interval);
  jest.restoreAllMocks();
  expect(joined?.text).toBe(text);
  expect(ticks.length).toBeGreaterThan(1);
});

test('frees the text when the call has ended', async () => {
  const call = new AbortController();
  const joiner = createJoiner(undefined, call);
  joiner.add({ index: 0, data: 'abc' });
  call.abort();
  const joined = await joiner.add({ index: 1 });
  expect(joined?.text).toBe('');
});
