import fc from 'fast-check';
import { penaltyOnceRate } from './constants';
import { dailyRateOf, penaltyOf } from './penalty';

const rates = { once_rate: penaltyOnceRate, daily_rate: 0.04 };

test('is 5 % once and 4 % per day when three days overdue', () => {
  expect(penaltyOf({ amount: 200_000, daysOverdue: 3, rates })).toEqual({
    once: 10_000,
    perDay: 8_000,
    days: 24_000,
    total: 34_000,
  });
});

test.each([0, -2])('is nothing at %i days overdue, with the rate per day', (daysOverdue) => {
  expect(penaltyOf({ amount: 200_000, daysOverdue, rates })).toEqual({
    once: 0,
    perDay: 8_000,
    days: 0,
    total: 0,
  });
});

test('uses the daily rate of the server, or 4 % without one', () => {
  expect(dailyRateOf({ daily_rate: 0.05 })).toBe(0.05);
  expect(dailyRateOf({ daily_rate: 0 })).toBe(0);
  expect(dailyRateOf({})).toBe(0.04);
  expect(penaltyOf({ amount: 100_000, daysOverdue: 1, rates: { once_rate: 0.05 } }).total).toBe(
    9_000,
  );
});

test('grows by the same whole pesos with each day', () => {
  const days = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), days, (amount, daysOverdue) => {
      const penalty = penaltyOf({ amount, daysOverdue, rates });
      const tomorrow = penaltyOf({ amount, daysOverdue: daysOverdue + 1, rates });
      expect(tomorrow.total - penalty.total).toBe(penalty.perDay);
      expect(penalty.once + penalty.days).toBe(penalty.total);
      expect(Number.isInteger(penalty.total)).toBe(true);
    }),
  );
});
