import { sampleOrder } from '@/lib/testing/api-samples';
import { dueTomorrow, lateTomorrow } from './due-on';
import { orderLedger } from './order-ledger';

/** A loan of 200,000 pesos on a late day, of which all but `left` pesos were paid on that day. */
function lateOrder(days_overdue: number, left?: number) {
  const rates = { once_rate: 0.05, daily_rate: 0.04, max_rate: 0.5 };
  const order = sampleOrder({ state: 'overdue', days_overdue, penalty: rates });
  const today = `2026-07-${String(days_overdue).padStart(2, '0')}`;
  const { due } = orderLedger(order, rates, today);
  const payments =
    left === undefined
      ? []
      : [{ payment_id: 'p', amount: due - left, paid_at: `${today}T12:00:00-04:00` }];
  const { lateSoFar } = orderLedger({ ...order, payments }, rates, today);
  const penalty_due = lateSoFar.once + lateSoFar.days;
  const amount_due = left ?? due;
  const forecast =
    left === undefined ? undefined : [{ date: `2026-07-0${1 + days_overdue}`, amount: left }];
  return { order: { ...order, amount_due, penalty_due, payments, forecast }, rates };
}

test.each([
  ['a loan whose charges grow', lateOrder(3), false],
  ['a loan whose charges have come to their most', lateOrder(20), true],
] as const)(
  'of %s it is known whether it is due at more tomorrow',
  (_, { order, rates }, isCapped) => {
    expect(lateTomorrow(order, rates)).toEqual({ amount: dueTomorrow(order, rates), isCapped });
  },
);

test('a rest too small to grow is not said to have come to the most of its charges', () => {
  const { order, rates } = lateOrder(3, 20);
  expect(dueTomorrow(order, rates)).toBe(20);
  expect(lateTomorrow(order, rates)).toBeNull();
});
