import { median, quantile, shareAbove, spread } from './statistics';

test('the median of an odd and of an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the spread is the middle half', () => {
  expect(spread([1, 2, 3, 4, 5])).toEqual([2, 4]);
});

test('there is no median without values', () => {
  expect(median([])).toBeNaN();
});

test('a quantile is between its neighbours', () => {
  expect(quantile([10, 20, 30], 0.95)).toBeCloseTo(29);
});

test('the share above a limit leaves out the limit itself', () => {
  expect(shareAbove([16, 17, 18, 19], 17)).toBe(0.5);
  expect(shareAbove([], 17)).toBeNaN();
});
