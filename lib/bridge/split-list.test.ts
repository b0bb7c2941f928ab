import fc from 'fast-check';
import { splitList } from './split-list';

/** All items, parsed in batches of `batchLength`; `refused` if the text is not a list. */
function read(text: string, batchLength: number): unknown {
  try {
    return [...splitList(text, batchLength)].flatMap((batch) => JSON.parse(`[${batch}]`));
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

test('parses any list as JSON.parse does, with any batch length', () => {
  const lists = fc.array(fc.jsonValue(), { maxLength: 12 });
  const indents = fc.constantFrom('', ' ', '\t', '\n');
  fc.assert(
    fc.property(lists, indents, batchLengths, (list, indent, batchLength) => {
      const text = indent + JSON.stringify(list, null, indent) + indent;
      expect(read(text, batchLength)).toEqual(JSON.parse(text));
    }),
  );
});

test('refuses exactly the texts that JSON.parse refuses', () => {
  const tokens = fc.constantFrom(
    ...'[]{},:"\\ 1a',
    '[',
    ']',
    ',',
    ',',
    '"a"',
    '[]',
    '{}',
    '\u00a0',
  );
  const texts = fc.array(tokens, { maxLength: 14 }).map((all) => `[${all.join('')}]`);
  fc.assert(
    fc.property(texts, batchLengths, (text, batchLength) => {
      expect(read(text, batchLength)).toEqual(parsed(text));
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
])('refuses %j, also when each item is a batch', (text) => {
  expect(read(text, 1000)).toBe('refused');
  expect(read(text, 0)).toBe('refused');
});
