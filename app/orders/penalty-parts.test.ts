import { fallbackDailyRate } from '@/lib/loan/constants';
import { penaltyParts } from './penalty-parts';

test('both parts are shares of the amount borrowed', () => {
  expect(penaltyParts(200_000, { once_rate: 0.05, daily_rate: 0.04 })).toEqual({
    once: { rate: 0.05, amount: 10_000 },
    daily: { rate: 0.04, amount: 8_000 },
  });
});

test('an absent daily rate is the one in the favour of the person', () => {
  expect(penaltyParts(100_000, { once_rate: 0.05 }).daily).toEqual({
    rate: fallbackDailyRate,
    amount: 4_000,
  });
});

test('a fraction of a peso is dropped', () => {
  expect(penaltyParts(99_999, { once_rate: 0.05, daily_rate: 0.04 }).once.amount).toBe(4_999);
});
