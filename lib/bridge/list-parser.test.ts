import fc from 'fast-check';
import { orRefused, parsedList } from '@/lib/testing/list-or-refused';
import { ListParser } from './list-parser';

/** All items of a text that arrives in these parts, in batches of `batchLength`; `refused` if it is not a list. */
function readParts(parts: readonly string[], batchLength: number): unknown {
  const parser = new ListParser(batchLength);
  return orRefused(() => [...parts.flatMap((part) => parser.add(part)), ...parser.end()]);
}

/** The text in parts of these lengths, and the rest of it. */
function cut(text: string, lengths: readonly number[]): string[] {
  let rest = text;
  const parts = lengths.map((length) => {
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  });
  return [...parts, rest];
}

const batchLengths = fc.integer({ min: 0, max: 60 });
const cuts = fc.array(fc.nat(60), { maxLength: 9 });

test('parses any list that was cut anywhere as JSON.parse does, also where its texts look like places to cut at', () => {
  const strings = fc.string({ unit: fc.constantFrom('},{', '"', '\\', ']', '[', 'ñ') });
  const items = fc.record({ a: strings, b: fc.array(fc.record({ c: strings })) });
  const lists = fc.array(fc.oneof(items, fc.jsonValue()), { maxLength: 8 });
  const indents = fc.constantFrom('', ' ', '\n');
  fc.assert(
    fc.property(lists, indents, cuts, batchLengths, (list, indent, lengths, batchLength) => {
      const text = indent + JSON.stringify(list, null, indent) + indent;
      expect(readParts(cut(text, lengths), batchLength)).toEqual(JSON.parse(text));
    }),
    { numRuns: 500 },
  );
});

test('refuses exactly the texts that JSON.parse refuses', () => {
  const tokens = fc.constantFrom(
    '[',
    ']',
    '{',
    '}',
    ',',
    '},{',
    '},{',
    '{}',
    '"',
    '"a":',
    '1',
    ' ',
  );
  const texts = fc.array(tokens, { maxLength: 14 }).map((all) => `[{${all.join('')}}]`);
  fc.assert(
    fc.property(texts, cuts, batchLengths, (text, lengths, batchLength) => {
      expect(readParts(cut(text, lengths), batchLength)).toEqual(parsedList(text));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  '',
  ' ',
  '{}',
  '[',
  '[{},{',
  '{"a":[{},{}]}',
  '[{},{}],{},{}',
  '[{},{}]x',
  '[{},{},]',
  '[,{},{}]',
])('refuses %j', (text) => {
  expect(readParts([text], 0)).toBe('refused');
  expect(readParts(text.split(''), 0)).toBe('refused');
});

test('returns the items of a long list while it arrives, however it is written', () => {
  const list = Array.from({ length: 400 }, (_, id) => ({ id }));
  for (const text of [JSON.stringify(list), JSON.stringify(list, null, 1)]) {
    const parser = new ListParser(100);
    const counts = cut(text, Array(30).fill(100)).map((part) => parser.add(part).length);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(5);
    expect(Math.max(...counts.slice(0, -1))).toBeLessThan(60);
  }
});

describe('in batches of 10 units', () => {
  const item = '{"a":1}';

  test('a part is parsed at the last place to cut once there are 10 units before it', () => {
    const parser = new ListParser(10);
    expect(parser.add(`[${item},{`)).toEqual([]);
    expect(parser.add(`"a":1},${item},{"b"`)).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }]);
    expect(parser.add(':2}]')).toEqual([]);
    expect(parser.end()).toEqual([{ b: 2 }]);
  });

  test('exactly 10 units before the place are enough, 9 are not', () => {
    expect(new ListParser(10).add('[{"aaa":1},{')).toEqual([{ aaa: 1 }]);
    expect(new ListParser(10).add('[{"aa":1},{')).toEqual([]);
  });

  test('a list of anything but objects is parsed by its units once it is 40 long', () => {
    const parser = new ListParser(10);
    expect(parser.add(`[${'1,'.repeat(9)}`)).toEqual([]);
    expect(parser.add('1,'.repeat(10))).toEqual([]);
    expect(parser.add('1')).toEqual(Array.from({ length: 18 }, () => 1));
    expect(parser.add(']')).toEqual([1, 1]);
    expect(parser.end()).toEqual([]);
  });

  test('what is no list says so at its end', () => {
    const parser = new ListParser(10);
    parser.add('{}');
    expect(() => parser.end()).toThrow('a list expected');
  });
});
