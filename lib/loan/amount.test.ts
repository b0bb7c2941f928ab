import fc from 'fast-check';
import { availableQuota, rangeWithin, snapAmount } from './amount';

const luka = { min_amount: 50_000, max_amount: 350_000, step: 10_000 };

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 500_000 }), fc.nat(1_000_000), fc.nat(50_000))
  .map(([min_amount, width, step]) => ({ min_amount, max_amount: min_amount + width, step }));

test.each([
  [{ total: 350_000, used: 200_000, frozen: 50_000 }, 100_000],
  [{ total: 350_000, used: 0, frozen: 0 }, 350_000],
  [{ total: 100_000, used: 150_000, frozen: 0 }, 0],
])('the quota %o has %i pesos available', (quota, available) => {
  expect(availableQuota(quota)).toBe(available);
});

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

test('snaps to the last step when the range ends between two steps', () => {
  const range = { min_amount: 50_000, max_amount: 96_000, step: 20_000 };
  expect(snapAmount(96_000, range)).toBe(90_000);
  expect(rangeWithin(range, 500_000)).toEqual({ ...range, max_amount: 90_000 });
});

test.each([
  [100_000, 100_000],
  [104_999, 100_000],
  [50_000, 50_000],
  [900_000, 350_000],
])('with %i pesos available the highest amount is %i', (available, highest) => {
  expect(rangeWithin(luka, available)).toEqual({ ...luka, max_amount: highest });
});

test('counts the steps from the lowest amount, not from zero', () => {
  const range = { min_amount: 53_000, max_amount: 353_000, step: 10_000 };
  expect(rangeWithin(range, 100_000)?.max_amount).toBe(93_000);
});

test('lends every whole peso when the product has no step', () => {
  const range = { min_amount: 10, max_amount: 20, step: 0 };
  expect(snapAmount(13, range)).toBe(13);
  expect(rangeWithin(range, 17)?.max_amount).toBe(17);
});

test('rangeWithin is null when less than the lowest amount is available', () => {
  expect(rangeWithin(luka, 49_999)).toBeNull();
});

test('snapAmount gives the nearest amount of the range that is on a step', () => {
  fc.assert(
    fc.property(ranges, fc.integer({ min: -1_000_000, max: 3_000_000 }), (range, wanted) => {
      const { min_amount, max_amount } = range;
      const step = Math.max(1, range.step);
      const isOffered = (pesos: number) =>
        pesos >= min_amount && pesos <= max_amount && (pesos - min_amount) % step === 0;
      const amount = snapAmount(wanted, range);
      expect(isOffered(amount)).toBe(true);
      expect(snapAmount(amount, range)).toBe(amount);
      for (const other of [amount - step, amount + step]) {
        if (!isOffered(other)) continue;
        expect(Math.abs(other - wanted)).toBeGreaterThanOrEqual(Math.abs(amount - wanted));
      }
    }),
  );
});
