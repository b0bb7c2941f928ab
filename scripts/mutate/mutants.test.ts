import { resultOf, resultsAfter, shareKilled } from './mutants';

const survivor = (title: string) => ({ file: 'lib/loan/a.ts', title, killed: false });
const killed = { file: 'lib/loan/a.ts', title: 'any', killed: true };

test('killed mutants are counted, the others named in order, equal ones by number', () => {
  const mutants = [survivor('b'), killed, survivor('a'), survivor('b')];
  expect(resultOf(mutants)).toEqual({ killed: 1, survivors: ['a', 'b', 'b (2)'] });
});

test('the share is rounded down', () => {
  const survivors = (count: number) => Array.from({ length: count }, String);
  expect(shareKilled({ killed: 896, survivors: survivors(104) })).toBe(89);
  expect(shareKilled({ killed: 9, survivors: survivors(1) })).toBe(90);
  expect(shareKilled({ killed: 0, survivors: survivors(1) })).toBe(0);
});

test('an area without a mutant has none that survives', () => {
  expect(shareKilled({ killed: 0, survivors: [] })).toBe(100);
});

test('a run of one file keeps what is known of the others, and names those that were never run', () => {
  const old = { killed: 1, survivors: [] };
  const kept = {
    'lib/loan/a.ts': old,
    'lib/loan/b.ts': old,
    'lib/loan/gone.ts': old,
    'core/message': old,
  };
  const all = ['lib/loan/a.ts', 'lib/loan/b.ts', 'lib/loan/new.ts'];
  const mutants = [survivor('a'), killed];
  expect(resultsAfter(kept, { area: 'lib/loan', all, files: ['lib/loan/a.ts'], mutants })).toEqual({
    'lib/loan/a.ts': { killed: 1, survivors: ['a'] },
    'lib/loan/b.ts': old,
    'lib/loan/new.ts': null,
    'core/message': old,
  });
});

test('a file without a mutant was run all the same', () => {
  const all = ['lib/loan/types.ts'];
  expect(resultsAfter({}, { area: 'lib/loan', all, files: all, mutants: [] })).toEqual({
    'lib/loan/types.ts': { killed: 0, survivors: [] },
  });
});
