import { wrongSums } from '@/lib/testing/adds-up';
import { sampleOrder } from '@/lib/testing/api-samples';
import { balanceLines } from './balance-lines';
import { clearedFrom } from './cleared/cleared-from';
import { coveredBy, orderAfter } from './order-after';
import { orderLedger } from './order-ledger';

const rates = { once_rate: 0.05, daily_rate: 0.04 };
const first = {
  payment_id: 'first',
  amount: 100_000,
  paid_at: '2026-06-20T12:00:00-04:00',
  balance_after: 104_000,
};
const second = {
  payment_id: 'second',
  amount: 113_591,
  paid_at: '2026-07-01T12:00:00-04:00',
  balance_after: 0,
  overpaid: 1_000,
};
const late = {
  payment_id: 'late',
  amount: 50_000,
  paid_at: '2026-07-09T12:00:00-04:00',
  balance_after: 0,
  overpaid: 50_000,
};
const cleared = sampleOrder({
  state: 'cleared',
  days_overdue: 1,
  amount_due: 0,
  cleared_at: second.paid_at,
  payments: [first, second, late],
});
const lines = (payment: typeof first) =>
  balanceLines(orderAfter(cleared, payment, rates), rates).map(({ key, amount }) => [key, amount]);

test('has neither penalty nor later payments after a payment before the due date', () => {
  expect(lines(first)).toEqual([
    ['loan', 204_000],
    ['payment', -100_000],
    ['left', 104_000],
  ]);
});

test('has the penalty up to the day of the payment, without what was too much', () => {
  expect(lines(second)).toEqual([
    ['loan', 204_000],
    ['early', -648],
    ['once', 5_133],
    ['days', 4_106],
    ['payment', -100_000],
    ['payment', -112_591],
    ['left', 0],
  ]);
});

test('adds no penalty for a payment that arrives when the loan is cleared', () => {
  expect(lines(late)).toContainEqual(['days', 4_106]);
  expect(lines(late)).toEqual(lines(second));
});

test.each([first, second, late])('adds up after the payment $payment_id', (payment) => {
  const order = orderAfter(cleared, payment, rates);
  expect(wrongSums(balanceLines(order, rates))).toEqual([]);
  const { balance_after: _, ...unknown } = payment;
  const { amount_due } = orderAfter(cleared, unknown, rates);
  expect(amount_due).toBe(order.amount_due);
});

describe('the last payment, for a server that does not say what was left after it', () => {
  const { balance_after: _, ...payment } = first;

  test('has left what the loan has left once it is cleared', () => {
    const waived = sampleOrder({ state: 'cleared', amount_due: 0, payments: [payment] });
    expect(orderAfter(waived, payment, rates).amount_due).toBe(0);
  });

  test('has left the rest of the repayment while the loan is running', () => {
    const running = sampleOrder({ state: 'lending', amount_due: 102_000, payments: [payment] });
    expect(orderAfter(running, payment, rates).amount_due).toBe(104_000);
  });
});

test('the loan was overdue after a payment that came late only', () => {
  expect(orderAfter(cleared, first, rates).state).toBe('lending');
  expect(orderAfter(cleared, second, rates).state).toBe('overdue');
});

test('a part that counts from the due date and comes late leaves the late charges of its arrival, by their names', () => {
  const part = {
    payment_id: 'part',
    amount: 100_000,
    paid_at: '2026-07-02T12:00:00-04:00',
    ordered_at: '2026-06-30T12:00:00-04:00',
    balance_after: 117_520,
  };
  const order = sampleOrder({ state: 'overdue', days_overdue: 2, payments: [part] });
  const shown = balanceLines(orderAfter(order, part, rates), rates);
  expect(shown.map(({ key, amount }) => [key, amount])).toEqual([
    ['loan', 204_000],
    ['once', 5_200],
    ['days', 8_320],
    ['payment', -100_000],
    ['left', 117_520],
  ]);
});

describe('a debit that a transfer ordered the day before makes too much, as that comes the day after', () => {
  const transfer = {
    payment_id: 'transfer',
    amount: 0,
    ordered_at: '2026-07-01T12:00:00-04:00',
    paid_at: '2026-07-03T12:00:00-04:00',
    balance_after: 0,
  };
  const debit = {
    payment_id: 'debit',
    amount: 0,
    ordered_at: '2026-07-02T12:00:00-04:00',
    paid_at: '2026-07-02T12:00:00-04:00',
    balance_after: 0,
  };
  const dueOf = ({ ordered_at }: typeof debit) =>
    orderLedger({ ...cleared, payments: [] }, rates, ordered_at.slice(0, 10)).due;
  transfer.amount = dueOf(transfer);
  debit.amount = dueOf(debit);
  const order = {
    ...cleared,
    cleared_at: debit.paid_at,
    payments: [{ ...debit, overpaid: debit.amount }, transfer],
  };

  test.each(order.payments)('$payment_id: its receipt says so, and adds up', (payment) => {
    const covered = coveredBy(order, payment, rates);
    expect(covered?.overpaid).toBe('overpaid' in payment ? payment.overpaid : 0);
    const lines = balanceLines(orderAfter(order, payment, rates), rates);
    expect(lines).toContainEqual({ key: 'left', amount: 0, role: 'total' });
    expect(wrongSums(lines)).toEqual([]);
  });

  test('of a part that was found too much later, nothing is left either', () => {
    const part = {
      ...debit,
      amount: 60_000,
      overpaid: 60_000,
      balance_after: dueOf(debit) - 60_000,
    };
    const paidTwice = { ...order, payments: [part, transfer] };
    expect(coveredBy(paidTwice, part, rates)).toMatchObject({ overpaid: 60_000, left: 0 });
    expect(orderAfter(paidTwice, part, rates).amount_due).toBe(0);
  });

  test('the loan is paid back since the transfer counts', () => {
    expect(clearedFrom(order)).toBe(transfer.ordered_at);
  });
});

test('of two payments of one sum, a transfer that comes last and counts first is divided too', () => {
  const transfer = {
    payment_id: 'transfer',
    amount: 50_000,
    ordered_at: '2026-07-01T12:00:00-04:00',
    paid_at: '2026-07-04T12:00:00-04:00',
  };
  const debit = {
    payment_id: 'debit',
    amount: 50_000,
    paid_at: '2026-07-03T12:00:00-04:00',
  };
  const order = sampleOrder({ state: 'overdue', days_overdue: 4, payments: [debit, transfer] });
  const { due } = orderLedger(order, rates, '2026-07-04');
  const covered = coveredBy(order, { ...transfer, balance_after: due }, rates);
  expect(covered?.payment.day).toBe('2026-07-01');
});
