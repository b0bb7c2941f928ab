import fc from 'fast-check';
import { parseList } from './parse-list';

/** All items, read in batches of `batchLength`; `refused` where the text is no list. */
async function read(text: string, batchLength: number): Promise<unknown> {
  const list: unknown[] = [];
  try {
    await parseList(text, (items) => list.push(...items), { batchLength });
    return list;
  } catch (error) {
    if (error instanceof SyntaxError) return 'refused';
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : 'refused';
  } catch {
    return 'refused';
  }
}

const batchLengths = fc.integer({ min: 0, max: 60 });

test('any list reads as JSON.parse reads it, however it is cut into batches', async () => {
  const lists = fc.array(fc.jsonValue(), { maxLength: 12 });
  const indents = fc.constantFrom('', ' ', '\t', '\n');
  await fc.assert(
    fc.asyncProperty(lists, indents, batchLengths, async (list, indent, batchLength) => {
      const text = indent + JSON.stringify(list, null, indent) + indent;
      expect(await read(text, batchLength)).toEqual(JSON.parse(text));
    }),
  );
});

test('any text made of JSON signs is refused exactly where JSON.parse refuses it', async () => {
  const signs = fc.constantFrom(...'[]{},:"\\ 1a', '[', ']', ',', ',', '"a"', '[]', '{}', '\u00a0');
  const texts = fc.array(signs, { maxLength: 14 }).map((all) => `[${all.join('')}]`);
  await fc.assert(
    fc.asyncProperty(texts, batchLengths, async (text, batchLength) => {
      expect(await read(text, batchLength)).toEqual(parsed(text));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  '',
  ' ',
  '{}',
  'null',
  '5',
  '[',
  ']',
  '[1',
  '[1}',
  '{1]',
  '[1,]',
  '[,1]',
  '[1,,1]',
  '[   ,1]',
  '[1,   ]',
  '[1]]',
  '[1] 2',
  '[1]\u00a0',
  '\ufeff[1]',
  '["a]',
  '["a\\"]',
  '[{]}]',
])('%j is refused, also when each item is a batch', async (text) => {
  expect(await read(text, 1000)).toBe('refused');
  expect(await read(text, 0)).toBe('refused');
});

test('a long list comes in many batches, in order', async () => {
  const list = Array.from({ length: 5000 }, (_, id) => ({ id, body: 'ñ "[{,}]" \\' }));
  const batches: unknown[][] = [];
  await parseList(JSON.stringify(list), (items) => batches.push(items));
  expect(batches.length).toBeGreaterThan(3);
  expect(batches.flat()).toEqual(list);
});

test('a signal stops the reading without an error', async () => {
  const leaving = new AbortController();
  const onBatch = jest.fn(() => leaving.abort());
  await parseList('[1,2,3]', onBatch, { signal: leaving.signal, batchLength: 0 });
  expect(onBatch).toHaveBeenCalledTimes(1);
});

test('an error of the taker ends the reading', async () => {
  const error = new Error('wrong shape');
  const onBatch = jest.fn(() => {
    throw error;
  });
  await expect(parseList('[1,2]', onBatch, { batchLength: 0 })).rejects.toBe(error);
  expect(onBatch).toHaveBeenCalledTimes(1);
});
