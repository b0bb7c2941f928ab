import fc from 'fast-check';
import { amountRatio, snapAmount } from './amount-range';

const range = { min: 50_000, max: 250_000, step: 10_000 };
const anyRange = fc
  .tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 50_000 }), fc.nat(100), fc.nat(49_999))
  .map(([min, step, steps, rest]) => ({ min, step, max: min + steps * step + (rest % step) }));

test.each([
  [200_000, 200_000],
  [204_999, 200_000],
  [205_000, 200_000],
  [205_001, 210_000],
  [0, 50_000],
  [999_999, 250_000],
])('%d becomes %d', (amount, snapped) => {
  expect(snapAmount(amount, range)).toBe(snapped);
});

test('the result does not exceed a maximum that is not on a step', () => {
  expect(snapAmount(255_000, { ...range, max: 255_000 })).toBe(250_000);
});

test('the result can be selected, and snapping it again does not change it', () => {
  fc.assert(
    fc.property(anyRange, fc.integer(), (some, amount) => {
      const snapped = snapAmount(amount, some);
      expect(snapped).toBeGreaterThanOrEqual(some.min);
      expect(snapped).toBeLessThanOrEqual(some.max);
      expect((snapped - some.min) % some.step).toBe(0);
      expect(snapAmount(snapped, some)).toBe(snapped);
    }),
  );
});

test('an amount within the range changes by at most half a step', () => {
  fc.assert(
    fc.property(anyRange, fc.double({ min: 0, max: 1, noNaN: true }), (some, at) => {
      const most = snapAmount(some.max, some);
      const amount = some.min + at * (most - some.min);
      expect(Math.abs(snapAmount(amount, some) - amount)).toBeLessThanOrEqual(some.step / 2);
    }),
  );
});

test('the ratio is clamped to 0 and 1, and is 1 for a single amount', () => {
  expect([0, 50_000, 150_000, 250_000, 9e9].map((amount) => amountRatio(amount, range))).toEqual([
    0, 0, 0.5, 1, 1,
  ]);
  expect(amountRatio(50_000, { min: 50_000, max: 50_000, step: 1 })).toBe(1);
});
