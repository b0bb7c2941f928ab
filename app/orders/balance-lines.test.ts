import fc from 'fast-check';
import type { Order } from '@/lib/api/schemas/order';
import { arrivalLines, repaymentLines } from '@/lib/loan/figure-lines';
import { calculateQuote } from '@/lib/sandbox/rules/quote';
import { wrongSums } from '@/lib/testing/adds-up';
import { sampleOrder } from '@/lib/testing/api-samples';
import { balanceLines } from './balance-lines';

const rates = { once_rate: 0.05, daily_rate: 0.04 };
const payment = (amount: number) => ({
  payment_id: `p${amount}`,
  amount,
  paid_at: '2026-07-04T12:00:00-04:00',
});
const late = { state: 'overdue', days_overdue: 4, penalty_due: 42_000 } as const;
const shown = (changes: Partial<Order>) =>
  balanceLines(sampleOrder(changes), rates).map(({ key, amount }) => [key, amount]);

test('subtracts a part payment from the loan and its penalty', () => {
  expect(shown({ ...late, payments: [payment(238_000)], amount_due: 8_000 })).toEqual([
    ['loan', 204_000],
    ['once', 10_000],
    ['days', 32_000],
    ['payment', -238_000],
    ['left', 8_000],
  ]);
});

test('has one line for what was paid when the server lists no payments', () => {
  expect(shown({ ...late, amount_due: 8_000 })).toContainEqual(['paid', -238_000]);
});

test('shows the penalty that a cleared order has paid', () => {
  const cleared = { state: 'cleared', days_overdue: 3, amount_due: 0 } as const;
  expect(shown({ ...cleared, payments: [payment(238_000)] })).toContainEqual(['penalty', 34_000]);
});

test.each<[string, Partial<Order>, [string, number]]>([
  ['more is due than the lines explain', { amount_due: 205_000 }, ['adjustment', 1_000]],
  [
    'a late loan owes more than its penalty explains',
    { ...late, amount_due: 247_000 },
    ['adjustment', 1_000],
  ],
  [
    'a loan repaid in time has paid more than the lines explain',
    { state: 'cleared', amount_due: 0, payments: [payment(205_000)] },
    ['adjustment', 1_000],
  ],
  [
    'less is due than the payments explain',
    { ...late, payments: [payment(238_000)], amount_due: 7_000 },
    ['adjustment', -1_000],
  ],
])('the rest has a line of its own when %s', (_, changes, line) => {
  expect(shown(changes)).toContainEqual(line);
});

test('there is no line for a rest of nothing', () => {
  expect(shown({ amount_due: 204_000 })).toEqual([
    ['loan', 204_000],
    ['left', 204_000],
  ]);
});

test('shows the interest that paying early saves, as no payment', () => {
  expect(shown({ amount_due: 202_000 })).toEqual([
    ['loan', 204_000],
    ['early', -2_000],
    ['left', 202_000],
  ]);
});

const quoted = fc
  .record({
    amount: fc.integer({ min: 1, max: 2_000_000 }),
    term_days: fc.integer({ min: 1, max: 200 }),
    fee_rate: fc.double({ min: 0, max: 0.3, noNaN: true }),
    coupon: fc.option(
      fc.record({
        id: fc.constant('c'),
        kind: fc.constantFrom('fee_reduction' as const, 'interest_free_days' as const),
        value: fc.integer({ min: 1, max: 50_000 }),
        expires_at: fc.constant('2026-12-31T23:59:59-03:00'),
        state: fc.constant('usable' as const),
      }),
      { nil: undefined },
    ),
  })
  .map(({ amount, term_days, fee_rate, coupon }) => {
    const request = { amount, term_days };
    return calculateQuote({ now: 0, product: { fee_rate }, request, coupon }).quote;
  });

test('the lines of any quote add up to what is received and to what is repaid', () => {
  fc.assert(
    fc.property(quoted, (quote) => {
      expect(wrongSums(arrivalLines(quote))).toEqual([]);
      expect(wrongSums(repaymentLines(quote))).toEqual([]);
      expect(arrivalLines(quote).at(-1)?.amount).toBe(quote.arrival);
      expect(repaymentLines(quote).at(-1)?.amount).toBe(quote.repayment);
    }),
  );
});
