import { resultOf, shareKilled } from './mutants';

const survivor = (title: string) => ({ title, killed: false });
const killed = { title: 'any', killed: true };

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
