import fc from 'fast-check';
import { ChunkReader } from './chunk-reader';
import { Crc32 } from './crc32';
import type { Message } from './receive';

function createReader({ maxLength = 1_000_000, call = { event: 'smsInfo', isOver: false } } = {}) {
  const slices: string[] = [];
  const reader = new ChunkReader({ call, maxLength, read: (slice) => slices.push(slice) });
  return { add: (chunk: Message) => reader.add(chunk), slices, text: () => slices.join('') };
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

test('reads a text that was split between any UTF-16 units', async () => {
  await fc.assert(
    fc.asyncProperty(cutTexts, async ({ text, cuts }) => {
      const reader = createReader();
      const ends = chunksOf(text, cuts).map((chunk) => reader.add(chunk));
      expect(ends.slice(0, -1).every((end) => end === undefined)).toBe(true);
      await expect(ends.at(-1)).resolves.toBe(3);
      expect(reader.text()).toBe(text);
    }),
  );
});

test('reads replies that interleave in any way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(cutTexts, { minLength: 2, maxLength: 5 }),
      fc.infiniteStream(fc.nat(1000)),
      async (texts, picks) => {
        const replies = texts.map(({ text, cuts }) => ({
          text,
          reader: createReader(),
          left: chunksOf(text, cuts),
        }));
        const ends: Promise<unknown>[] = [];
        for (let open = replies; open.length > 0; open = open.filter(({ left }) => left.length)) {
          const reply = open[picks.next().value % open.length];
          const end = reply?.reader.add(reply.left.shift() ?? {});
          if (end) ends.push(end.then(() => expect(reply?.reader.text()).toBe(reply?.text)));
        }
        await Promise.all(ends);
        expect(ends).toHaveLength(texts.length);
      },
    ),
  );
});

test('has read a chunk before the next one is sent', async () => {
  const reader = createReader();
  reader.add({ index: 0, data: 'abc' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(reader.text()).toBe('abc');
});

test('rejects a text with a changed or missing unit by its checksum', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), fc.nat(), async (text, place) => {
      const at = place % text.length;
      const changed = `${text.slice(0, at)}${text[at] === '#' ? '!' : '#'}${text.slice(at + 1)}`;
      for (const data of [changed, text.slice(0, at) + text.slice(at + 1)]) {
        const reader = createReader();
        reader.add({ index: 0, data });
        const end = reader.add({ index: 1, checksum: checksumOf(text) });
        await expect(end).rejects.toMatchObject({ code: 'checksum', event: 'smsInfo' });
      }
    }),
  );
});

test('throws gap or double for a chunk out of order', () => {
  const reader = createReader();
  reader.add({ index: 0, data: 'a' });
  expect(() => reader.add({ index: 0, data: 'a' })).toThrow('smsInfo: chunk 0 instead of 1');
  expect(() => reader.add({ index: 0, data: 'a' })).toThrow(
    expect.objectContaining({ code: 'double' }),
  );
  expect(() => reader.add({ index: 2, data: 'a' })).toThrow(
    expect.objectContaining({ code: 'gap' }),
  );
});

test('treats fields that are null as absent', async () => {
  const reader = createReader();
  const nothing = { total: null, total_count: null, checksum: null };
  reader.add({ index: 0, data: 'a', ...nothing });
  await expect(reader.add({ index: null, data: null, ...nothing })).resolves.toBeUndefined();
  expect(reader.text()).toBe('a');
});

test.each(['3', -1, 1.5, true, {}])(
  'rejects the count %j of the shell as malformed',
  async (count) => {
    const end = createReader().add({ index: 0, total_count: count });
    await expect(end).rejects.toMatchObject({
      code: 'malformed',
      event: 'smsInfo',
      field: 'total_count',
    });
  },
);

test('accepts text up to the limit and throws too_large beyond it', () => {
  const reader = createReader({ maxLength: 4 });
  reader.add({ index: 0, data: 'ab' });
  reader.add({ index: 1, data: 'cd' });
  expect(() => reader.add({ index: 2, data: 'e' })).toThrow(
    expect.objectContaining({ code: 'too_large' }),
  );
});

test('yields to the main thread while a long chunk is read', async () => {
  jest.spyOn(performance, 'now').mockImplementation(
    (
      (time) => () =>
        (time += 5)
    )(0),
  );
  const text = 'ñ😀'.repeat(200_000);
  const ticks: number[] = [];
  const reader = createReader();
  reader.add({ index: 0, data: text });
  const interval = setInterval(() => ticks.push(1));
  await reader.add({ index: 1, checksum: checksumOf(text) });
  clearInterval(interval);
  jest.restoreAllMocks();
  expect(reader.text()).toBe(text);
  expect(ticks.length).toBeGreaterThan(1);
});

test('yields while it reads chunks that arrived together, however short each is', async () => {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  const reader = createReader();
  const tasks: number[] = [];
  const read = jest.spyOn(reader.slices, 'push').mockImplementation(() => (time += 3));
  for (let index = 0; index < 30; index += 1) reader.add({ index, data: 'abc' });
  const interval = setInterval(() => tasks.push(read.mock.calls.length));
  await reader.add({ index: 30 });
  clearInterval(interval);
  jest.restoreAllMocks();
  const chunksOfTasks = tasks.map((count, at) => count - (tasks[at - 1] ?? 0));
  expect(tasks.length).toBeGreaterThan(3);
  expect(Math.max(...chunksOfTasks)).toBeLessThan(10);
});

test('reads nothing more when the call has ended', async () => {
  const call = { event: 'smsInfo', isOver: false };
  const reader = createReader({ call });
  reader.add({ index: 0, data: 'abc' });
  call.isOver = true;
  await reader.add({ index: 1 });
  expect(reader.slices).toEqual([]);
});
