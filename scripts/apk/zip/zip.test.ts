import fc from 'fast-check';
import { crc32 } from './crc32';
import { readZip } from './read-zip';
import { writeZip } from './write-zip';

const bytes = (text: string) => Buffer.from(text, 'utf8');

test('what was packed is read again, whatever it is', () => {
  const file = fc.record({
    name: fc.stringMatching(/^[a-z\u00e1\u4e00]{1,12}(\/[a-z]{1,5})?$/),
    bytes: fc.uint8Array({ maxLength: 3000 }).map((array) => Buffer.from(array)),
  });
  fc.assert(
    fc.property(fc.uniqueArray(file, { selector: ({ name }) => name }), (files) => {
      const read = readZip(writeZip(files, [files[0]?.name ?? '']));
      const found = new Map(read.map((entry) => [entry.name, entry.read()]));
      expect(read).toHaveLength(files.length);
      for (const { name, bytes: content } of files) expect(found.get(name)).toEqual(content);
    }),
    { numRuns: 50 },
  );
});

test('the order in which files are given does not matter', () => {
  const [a, b] = [
    { name: 'a', bytes: bytes('one') },
    { name: 'b', bytes: bytes('two') },
  ];
  expect(writeZip([b, a])).toEqual(writeZip([a, b]));
});

test.each([1, 2, 3, 4, 5])(
  'a stored file begins at a multiple of four behind %i letters',
  (count) => {
    const before = { name: 'a', bytes: bytes('x'.repeat(count)) };
    const table = { name: 'resources.arsc', bytes: bytes('table') };
    const entry = readZip(writeZip([before, table], ['a', 'resources.arsc'])).at(-1);
    expect(entry?.stored).toBe(true);
    expect((entry?.offset ?? 1) % 4).toBe(0);
  },
);

test('a file of another archive is packed as it should be here', () => {
  const [stored] = readZip(writeZip([{ name: 'a', bytes: bytes('text'.repeat(50)) }], ['a']));
  const [packed] = readZip(writeZip(stored ? [stored] : []));
  expect(packed?.stored).toBe(false);
  expect(packed?.packed.length).toBeLessThan(50);
  expect(packed?.read().toString()).toBe('text'.repeat(50));
});

test('what is no archive is said to be none', () => {
  expect(() => readZip(bytes('a page of HTML'))).toThrow('no zip archive');
});

test('the sum of the digits one to nine is the one in the book', () => {
  // The check value of CRC-32/ISO-HDLC.
  expect(crc32(bytes('123456789'))).toBe(0xcbf43926);
});
