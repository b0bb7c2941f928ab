import fc from 'fast-check';
import { amountFault, rangeWithin, snapAmount } from './amount';

const luka = { min_amount: 50_000, max_amount: 350_000, step: 10_000 };

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 500_000 }), fc.nat(1_000_000), fc.nat(50_000))
  .map(([min_amount, width, step]) => ({ min_amount, max_amount: min_amount + width, step }));

test.each([
  [200_000, 200_000],
  [204_999, 200_000],
  [205_000, 200_000],
  [205_001, 210_000],
  [1, 50_000],
  [-10_000, 50_000],
  [999_999, 350_000],
  [Number.NaN, 50_000],
  [Number.POSITIVE_INFINITY, 350_000],
])('%d snaps to %i', (typed, amount) => {
  expect(snapAmount(typed, luka)).toBe(amount);
});

test('a range that ends between two steps ends at the lower one', () => {
  const range = { min_amount: 50_000, max_amount: 96_000, step: 20_000 };
  expect(snapAmount(96_000, range)).toBe(90_000);
  expect(rangeWithin(range, 500_000)).toEqual({ ...range, max_amount: 90_000 });
});

test.each([
  [350_000, null],
  [50_000, null],
  [49_999, 'tooLow'],
  [Number.NaN, 'tooLow'],
  [350_001, 'tooHigh'],
  [204_000, 'step'],
])('an amount of %d has the fault %s', (typed, fault) => {
  expect(amountFault(typed, luka)).toBe(fault);
});

test.each([
  [100_000, 100_000],
  [104_999, 100_000],
  [50_000, 50_000],
  [900_000, 350_000],
])('with %i left to borrow, %i is the most', (available, most) => {
  expect(rangeWithin(luka, available)).toEqual({ ...luka, max_amount: most });
});

test('the steps of a cut range count from its least amount, not from zero', () => {
  const range = { min_amount: 55_000, max_amount: 355_000, step: 10_000 };
  expect(rangeWithin(range, 100_000)?.max_amount).toBe(95_000);
});

test('a product without a step lends every whole peso', () => {
  const range = { min_amount: 10, max_amount: 20, step: 0 };
  expect(amountFault(13, range)).toBeNull();
  expect(snapAmount(13, range)).toBe(13);
  expect(rangeWithin(range, 17)?.max_amount).toBe(17);
});

test('with less left than the least amount, nothing can be borrowed', () => {
  expect(rangeWithin(luka, 49_999)).toBeNull();
});

test('a snapped amount can be borrowed, and is the nearest that can', () => {
  fc.assert(
    fc.property(ranges, fc.integer({ min: -1_000_000, max: 3_000_000 }), (range, wanted) => {
      const amount = snapAmount(wanted, range);
      expect(amountFault(amount, range)).toBeNull();
      expect(snapAmount(amount, range)).toBe(amount);
      for (const other of [amount - range.step, amount + range.step]) {
        if (amountFault(other, range) !== null) continue;
        expect(Math.abs(other - wanted)).toBeGreaterThanOrEqual(Math.abs(amount - wanted));
      }
    }),
  );
});
