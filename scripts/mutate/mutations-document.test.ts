import { readFileSync } from 'node:fs';
import { areaNames, isIn } from './areas';
import { readReasons, readResults } from './kept-results';
import { mutationsDocument, summaryRows } from './mutations-document';

test('docs/mutations.md is that of the kept results and reasons', () => {
  const document = readFileSync('docs/mutations.md', 'utf8');
  expect(document).toBe(mutationsDocument(readResults(), readReasons()));
});

test('every kept result is of an area, and every reason is for a mutant that survives', () => {
  const results = readResults();
  const files = Object.keys(results);
  expect(files.filter((file) => !areaNames.some((area) => isIn(area, file)))).toEqual([]);
  const survivors = Object.values(results).flatMap((result) => result?.survivors ?? []);
  const reasons = Object.keys(readReasons());
  expect(reasons.filter((title) => !survivors.includes(title))).toEqual([]);
});

test('an area that was never run says so', () => {
  const rows = summaryRows({ 'lib/loan/a.ts': { killed: 3, survivors: ['a'] } });
  expect(rows).toHaveLength(areaNames.length);
  expect(Object.fromEntries(rows)).toMatchObject({
    'lib/loan': '75 % (3 of 4)',
    'lib/api': 'not run',
  });
});

test('an area of which a file was not run says so', () => {
  const rows = summaryRows({
    'lib/loan/a.ts': { killed: 3, survivors: ['a'] },
    'lib/loan/b.ts': { killed: 4, survivors: [] },
    'lib/loan/c.ts': null,
  });
  expect(Object.fromEntries(rows)['lib/loan']).toBe('87 % (7 of 8); 1 of 3 files not run');
});

test('a survivor has its reason, or none yet', () => {
  const survivors = ['lib/a.ts: a || b → true', 'lib/a.ts: 1 → 2'];
  const text = mutationsDocument(
    { 'lib/loan/a.ts': { killed: 3, survivors } },
    { 'lib/a.ts: 1 → 2': 'Both are right.' },
  );
  expect(text).toContain('| `lib/a.ts: a \\|\\| b → true` | none yet |\n');
  expect(text).toContain('| `lib/a.ts: 1 → 2` | Both are right. |\n');
});
