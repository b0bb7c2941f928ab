import fc from 'fast-check';
import { config } from '@/lib/config';
import { areKnown, dailyRateOf, lateCharges, onceRateOf } from './penalty';

const rates = { once_rate: 0.05, daily_rate: 0.04 };

test.each([
  [0, 0, 0],
  [1, 10_000, 8_000],
  [3, 10_000, 24_000],
])('%i days late add %i once and %i for the days', (to, once, days) => {
  expect(lateCharges({ amount: 200_000, to, rates })).toEqual({ once, days });
});

test('in the sandbox, without a daily rate, the lower of the two known ones is charged', () => {
  expect(dailyRateOf({})).toBe(0.04);
  expect(lateCharges({ amount: 100_000, to: 1, rates: { once_rate: 0.05 } }).days).toBe(4_000);
});

test('in a build for a real server a rate that is not sent stays unknown', () => {
  jest.replaceProperty(config, 'sandbox', false);
  expect([dailyRateOf({}), onceRateOf({})]).toEqual([undefined, undefined]);
  expect(areKnown({ once_rate: 0.05 })).toBe(false);
  expect(areKnown({ daily_rate: 0.04 })).toBe(false);
  expect(areKnown({ once_rate: 0.05, daily_rate: 0 })).toBe(true);
  expect(lateCharges({ amount: 100_000, to: 9, rates: { once_rate: 0.01 } })).toEqual({
    once: 1_000,
    days: 0,
  });
  jest.restoreAllMocks();
});

test.each([
  [11, 98_000],
  [12, 100_000],
  [13, 100_000],
  [400, 100_000],
])('with a cap of half of what is late, %i days add up to %i', (to, total) => {
  const { once, days } = lateCharges({ amount: 200_000, to, rates: { ...rates, max_rate: 0.5 } });
  expect(once + days).toBe(total);
});

test('a rest of a few hundred pesos bears a share of itself, not of the loan', () => {
  expect(lateCharges({ amount: 167, to: 1, rates })).toEqual({ once: 8, days: 6 });
});

test('the charges of some days and of those after them are the charges of all, and within the cap', () => {
  const anyRates = fc.record({
    once_rate: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    daily_rate: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 1000),
    max_rate: fc.option(
      fc.integer({ min: 0, max: 200 }).map((percent) => percent / 100),
      {
        nil: undefined,
      },
    ),
  });
  fc.assert(
    fc.property(fc.nat(2_000_000), anyRates, fc.nat(90), fc.nat(90), (amount, some, a, b) => {
      const all = lateCharges({ amount, to: a + b, rates: some });
      const first = lateCharges({ amount, to: a, rates: some });
      const then = lateCharges({ amount, from: a, to: a + b, rates: some });
      expect(first.once + then.once).toBe(all.once);
      expect(first.days + then.days).toBe(all.days);
      const { max_rate } = some;
      // Not by an infinite rate: of no amount that is not a number.
      const cap = max_rate === undefined ? Number.POSITIVE_INFINITY : amount * max_rate;
      expect(all.once + all.days).toBeLessThanOrEqual(Math.round(cap * 100) / 100);
    }),
  );
});
