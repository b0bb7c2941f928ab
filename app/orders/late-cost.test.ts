import fc from 'fast-check';
import { penaltyOf } from '@/lib/loan/penalty';
import { lateCost } from './late-cost';

const rates = { once_rate: 0.05, daily_rate: 0.04 };

test('a penalty is taken apart: once, and three days', () => {
  expect(lateCost({ amount: 200_000, days_overdue: 3, penalty_due: 34_000 }, rates)).toEqual({
    total: 34_000,
    perDay: 8_000,
    split: { once: 10_000, days: 24_000 },
  });
});

test('a sum that the rates do not explain stays whole, and nothing is said of tomorrow', () => {
  expect(lateCost({ amount: 200_000, days_overdue: 3, penalty_due: 20_000 }, rates)).toEqual({
    total: 20_000,
    perDay: null,
    split: null,
  });
});

test('without a daily rate the one in the favour of the person explains the sum', () => {
  const order = { amount: 200_000, days_overdue: 1, penalty_due: 18_000 };
  expect(lateCost(order, { once_rate: 0.05 }).split).toEqual({ once: 10_000, days: 8_000 });
});

test('the parts always sum to what the server asks for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: -1, max: 1 }),
      (amount, days_overdue, off) => {
        const { total } = penaltyOf({ amount, daysOverdue: days_overdue, rates });
        const cost = lateCost({ amount, days_overdue, penalty_due: total + off }, rates);
        expect(cost.total).toBe(total + off);
        if (off === 0) expect((cost.split?.once ?? 0) + (cost.split?.days ?? 0)).toBe(total);
        else expect(cost.split).toBeNull();
      },
    ),
  );
});
