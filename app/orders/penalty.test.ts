import fc from 'fast-check';
import { config } from '@/lib/config';
import { fallbackDailyRate } from '@/lib/loan/constants';
import { lateCharges } from '@/lib/loan/penalty';
import { sampleOrder } from '@/lib/testing/api-samples';
import { lateCost, penaltyParts } from './penalty';

const rates = { once_rate: 0.05, daily_rate: 0.04 };

describe('penaltyParts', () => {
  test('both parts are shares of the amount borrowed', () => {
    expect(penaltyParts({ amount: 200_000, repayment: 215_000 }, rates)).toEqual({
      once: { rate: 0.05, amount: 10_000 },
      daily: { rate: 0.04, amount: 8_000 },
      example: { days: 3, amount: 34_000, total: 249_000 },
    });
  });

  test('the daily rate defaults to the lower one', () => {
    expect(
      penaltyParts({ amount: 100_000, repayment: 110_000 }, { once_rate: 0.05 }).daily,
    ).toEqual({
      rate: fallbackDailyRate,
      amount: 4_000,
    });
  });

  test('with a cap, of an order of which a part was paid, they are shares of what will be late', () => {
    const paid_at = '2026-06-15T12:00:00-04:00';
    const order = sampleOrder({ payments: [{ payment_id: 'p', amount: 102_000, paid_at }] });
    expect(penaltyParts(order, { ...rates, max_rate: 0.5 })).toEqual({
      once: { rate: 0.05, amount: 5_000 },
      daily: { rate: 0.04, amount: 4_000 },
      most: { rate: 0.5, amount: 50_000 },
      example: { days: 3, amount: 17_000, total: 118_000 },
    });
    expect(penaltyParts(order, rates).once?.amount).toBe(10_000);
  });

  test('the example of some late days is never above the cap, and needs both rates', () => {
    expect(
      penaltyParts({ amount: 200_000, repayment: 215_000 }, { ...rates, max_rate: 0.1 }).example
        ?.amount,
    ).toBe(20_000);
    jest.replaceProperty(config, 'sandbox', false);
    expect(
      penaltyParts({ amount: 200_000, repayment: 215_000 }, { once_rate: 0.05 }).example,
    ).toBeUndefined();
  });

  test('fractions of a peso are dropped', () => {
    expect(penaltyParts({ amount: 99_999, repayment: 107_498 }, rates).once?.amount).toBe(4_999);
  });
});

describe('lateCost', () => {
  test('splits the penalty of three days', () => {
    expect(lateCost(sampleOrder({ days_overdue: 3, penalty_due: 34_000 }), rates)).toEqual({
      total: 34_000,
      perDay: 8_000,
      split: { once: 10_000, days: 24_000 },
    });
  });

  test('returns only the total when the rates do not explain it', () => {
    expect(lateCost(sampleOrder({ days_overdue: 3, penalty_due: 20_000 }), rates)).toEqual({
      total: 20_000,
      perDay: null,
      split: null,
    });
  });

  test('uses the lower daily rate when the server sends none', () => {
    const order = sampleOrder({ days_overdue: 1, penalty_due: 18_000 });
    expect(lateCost(order, { once_rate: 0.05 }).split).toEqual({ once: 10_000, days: 8_000 });
  });

  test('the parts add up to the server’s total, or there are none', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: -1, max: 1 }),
        (amount, days_overdue, off) => {
          const { once, days } = lateCharges({ amount, to: days_overdue, rates });
          const total = once + days;
          const late = { amount, days_overdue, penalty_due: total + off };
          const cost = lateCost(sampleOrder(late), rates);
          expect(cost.total).toBe(total + off);
          if (off === 0) expect((cost.split?.once ?? 0) + (cost.split?.days ?? 0)).toBe(total);
          else expect(cost.split).toBeNull();
        },
      ),
    );
  });
});
