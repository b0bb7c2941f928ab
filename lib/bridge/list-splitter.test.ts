import fc from 'fast-check';
import { orRefused, parsedList } from '@/lib/testing/list-or-refused';
import { ListSplitter } from './list-splitter';

/** All items of a text that arrives in these parts, in batches of `batchLength`; `refused` if it is not a list. */
function readParts(parts: readonly string[], batchLength: number): unknown {
  const splitter = new ListSplitter(batchLength);
  return orRefused(() => {
    const batches = parts.flatMap((part) => [...splitter.add(part)]);
    splitter.end();
    return batches.flatMap((batch) => JSON.parse(`[${batch}]`));
  });
}

/** The same for one part, or for as many as there are units. */
function read(text: string, batchLength: number): unknown {
  const whole = readParts([text], batchLength);
  expect(readParts(text.split(''), batchLength)).toEqual(whole);
  return whole;
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

test('parses a list that was cut anywhere, also within an escape', () => {
  const strings = fc.string({ unit: fc.constantFrom('"', '\\', ',', ']', 'ñ', 'a', '\n') });
  const lists = fc.array(fc.record({ a: strings, b: fc.array(strings) }), { maxLength: 6 });
  const cuts = fc.array(fc.nat(80), { maxLength: 9 });
  fc.assert(
    fc.property(lists, cuts, batchLengths, (list, lengths, batchLength) => {
      let rest = JSON.stringify(list);
      const parts = lengths.map((length) => {
        const part = rest.slice(0, length);
        rest = rest.slice(length);
        return part;
      });
      expect(readParts([...parts, rest], batchLength)).toEqual(list);
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
      expect(read(text, batchLength)).toEqual(parsedList(text));
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

test('a batch ends at the first comma from the batch’s length on', () => {
  const splitter = new ListSplitter(3);
  expect([...splitter.add('[1,2,3,44,5,666')]).toEqual(['1,2', '3,44']);
  expect([...splitter.add(',7]')]).toEqual(['5,666', '7']);
});

test.each([
  ['1', '[ expected at the start'],
  ['[1}', '] expected at the end of the list'],
  ['[1] 2', 'nothing expected outside of the list'],
  ['[1,,2]', 'An item expected on each side of a comma'],
  ['[1,]', 'An item expected on each side of a comma'],
  ['[1', '] expected at the end of the list'],
])('%s: %s', (text, message) => {
  const read = () => {
    const splitter = new ListSplitter(0);
    Array.from(splitter.add(text));
    splitter.end();
  };
  expect(read).toThrow(new SyntaxError(message));
});
