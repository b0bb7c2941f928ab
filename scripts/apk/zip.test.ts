import fc from 'fast-check';
import { readZip, writeZip } from './zip';

const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });

test('readZip returns the files that writeZip has written', async () => {
  const anyFile = fc.record({
    name: fc.stringMatching(/^[a-z\u00e1\u4e00]{1,12}(\/[a-z]{1,5})?$/),
    bytes: fc.uint8Array({ maxLength: 3000 }).map((array) => Buffer.from(array)),
  });
  const anyFiles = fc.uniqueArray(anyFile, { selector: ({ name }) => name });
  await fc.assert(
    fc.asyncProperty(anyFiles, async (files) => {
      const read = await readZip(await writeZip(files, [files[0]?.name ?? '']));
      const found = new Map(read.map(({ name, bytes }) => [name, bytes]));
      expect(read).toHaveLength(files.length);
      for (const { name, bytes } of files) expect(found.get(name)).toEqual(bytes);
    }),
    { numRuns: 50 },
  );
});

test('the archive does not depend on the order of the files or on the time', async () => {
  const [a, b] = [file('a', 'one'), file('b', 'two')];
  const archive = await writeZip([a, b]);
  jest.useFakeTimers({ now: new Date('2040-06-01'), doNotFake: ['nextTick', 'setImmediate'] });
  expect(await writeZip([b, a])).toEqual(archive);
  jest.useRealTimers();
});

test('stores the named files and compresses the others', async () => {
  const text = 'text'.repeat(50);
  const archive = await writeZip(
    [file('a', text), file('resources.arsc', text)],
    ['resources.arsc'],
  );
  const [compressed, stored] = await readZip(archive);
  expect(compressed).toMatchObject({ name: 'a', stored: false });
  expect(compressed?.packedSize).toBeLessThan(50);
  expect(stored).toMatchObject({ name: 'resources.arsc', stored: true, packedSize: text.length });
  const offset = stored?.offset ?? 0;
  expect(archive.subarray(offset, offset + text.length).toString()).toBe(text);
});
