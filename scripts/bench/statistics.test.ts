import { median, spread } from './statistics';

test('the median of an odd and of an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the spread is the middle half', () => {
  expect(spread([1, 2, 3, 4, 5])).toEqual([2, 4]);
  expect(spread([10, 20])).toEqual([12.5, 17.5]);
});

test('there is no median without values', () => {
  expect(median([])).toBeNaN();
});
