import { sampleAt, sampleTerms } from '../test/sample-terms';
import { areOver, deadlineOf } from './terms-deadline';

const minute = 60_000;

test('terms stand until the server says', () => {
  expect(deadlineOf(sampleTerms())).toBe(sampleAt + 15 * minute);
});

test('terms are over from their very end on', () => {
  const end = sampleAt + 15 * minute;
  expect(areOver(sampleTerms(), end - 1)).toBe(false);
  expect(areOver(sampleTerms(), end)).toBe(true);
});

test.each([
  ['a day ahead', 24 * 60],
  ['twenty minutes ahead', 20],
  ['a day behind', -24 * 60],
])('a phone whose clock is %s counts nothing down and ends nothing', (_, minutes) => {
  const terms = sampleTerms({}, sampleAt + minutes * minute);
  expect(deadlineOf(terms)).toBeNull();
  expect(areOver(terms, terms.at + 30 * minute)).toBe(false);
});
