import fc from 'fast-check';
import type { Order } from '@/lib/api/schemas/order';
import { wrongSums } from '@/lib/testing/adds-up';
import { sampleOrder } from '@/lib/testing/api-samples';
import { balanceLines } from './balance-lines';
import { dueOnDate } from './due-on';
import { historyOf, takenBy } from './order-history';

const { repayment, interest } = sampleOrder();
const today = '2026-06-10';
const rates = { once_rate: 0.05, daily_rate: 0.04 };
const payment = (amount: number, more: Partial<NonNullable<Order['payments']>[number]> = {}) => ({
  payment_id: `p${amount}`,
  amount,
  paid_at: '2026-06-10T12:00:00-04:00',
  ...more,
});
const cleared = { state: 'cleared', amount_due: 0 } as const;
const late = { state: 'overdue', days_overdue: 4, penalty_due: 42_000 } as const;

test.each(['waiting', 'payment_failed'] as const)(
  'nothing is paid and nothing is left of a loan that is %s, whose amount due is 0',
  (state) => {
    const order = sampleOrder({ state, amount_due: 0 });
    expect(historyOf(order)).toMatchObject({ paid: 0, saved: 0, late: 0, rest: null });
    expect(balanceLines(order, rates)).toEqual([]);
  },
);

test.each([
  ['running', {}],
  ['overdue', late],
] as const)(
  'a %s loan whose amount due is 0 and that lists no payments is not paid',
  (_, state) => {
    const order = sampleOrder({ ...state, amount_due: 0 });
    expect(historyOf(order)).toMatchObject({ paid: null, rest: null });
    expect(balanceLines(order, rates)).toEqual([]);
    expect(dueOnDate(order, today).amount).toBe(repayment);
  },
);

test('what a loan has taken that was paid back late has its charges and the fees of the methods', () => {
  const payments = [payment(211_000), payment(27_000 + 2_000, { overpaid: 2_000, fee: 500 })];
  const history = historyOf(sampleOrder({ ...cleared, days_overdue: 3, payments }));
  expect(history).toEqual({
    ...{ paid: 238_000, fees: 500, overpaid: 2_000 },
    ...{ saved: 0, late: 34_000, rest: 0 },
  });
  expect(takenBy(history)).toBe(238_500);
});

test.each([undefined, []])(
  'what a loan has taken is unknown where the server lists no payments: %s',
  (payments) => {
    const history = historyOf(sampleOrder({ ...cleared, payments }));
    expect(history).toMatchObject({ paid: null, late: null, rest: null });
    expect(takenBy(history)).toBeNull();
  },
);

describe('what paying early saves', () => {
  test('is what the amount due is below the repayment', () => {
    const order = sampleOrder({ amount_due: repayment - 1_500 });
    expect(historyOf(order)).toMatchObject({ saved: 1_500, paid: 0, rest: 0 });
    expect(dueOnDate(order, today).amount).toBe(repayment);
  });

  test('is nothing for a server that does not lower the amount due', () => {
    expect(historyOf(sampleOrder()).saved).toBe(0);
    expect(dueOnDate(sampleOrder(), today).amount).toBe(repayment);
  });

  test('does not count what was paid', () => {
    const payments = [payment(2_000)];
    expect(historyOf(sampleOrder({ payments, amount_due: repayment - 2_000 })).saved).toBe(0);
    const order = sampleOrder({ payments, amount_due: repayment - 3_000 });
    expect(historyOf(order).saved).toBe(1_000);
  });

  test('is nothing where more is missing than the interest: whether it was paid is not known', () => {
    const most = sampleOrder({ amount_due: repayment - interest });
    expect(historyOf(most).saved).toBe(interest);
    const more = sampleOrder({ amount_due: repayment - interest - 1 });
    expect(historyOf(more)).toMatchObject({ saved: 0, paid: null });
  });

  test('stays with a loan that was paid early, also where more was paid than was due', () => {
    const paid = repayment - 1_500;
    const savedBy = (...payments: NonNullable<Order['payments']>) =>
      historyOf(sampleOrder({ ...cleared, payments })).saved;
    expect(savedBy(payment(paid))).toBe(1_500);
    expect(savedBy(payment(paid + 700, { overpaid: 700 }))).toBe(1_500);
    expect(savedBy(payment(repayment))).toBe(0);
  });

  test('is known of an overdue loan by a payment before its due date only', () => {
    const owed = repayment + late.penalty_due - 100_000 - 1_000;
    const saved = (paid_at: string) =>
      historyOf(
        sampleOrder({ ...late, amount_due: owed, payments: [payment(100_000, { paid_at })] }),
      ).saved;
    expect(saved('2026-06-20T12:00:00-04:00')).toBe(1_000);
    expect(saved('2026-07-02T12:00:00-04:00')).toBe(0);
  });
});

const figure = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400_000 }));
const anyPayment = fc.record(
  {
    payment_id: fc.uuid(),
    amount: fc.integer({ min: 1, max: 300_000 }),
    paid_at: fc.constantFrom('2026-06-10T12:00:00-04:00', '2026-07-02T23:59:59-04:00'),
    fee: figure,
    overpaid: figure,
    balance_after: figure,
  },
  { requiredKeys: ['payment_id', 'amount', 'paid_at'] },
);
const anyOrder = fc
  .record(
    {
      state: fc.constantFrom<Order['state'][]>(
        'waiting',
        'payment_failed',
        'lending',
        'overdue',
        'cleared',
      ),
      days_overdue: fc.nat(90),
      penalty_due: figure,
      amount_due: fc.oneof(figure, fc.constantFrom(repayment, repayment - 1, repayment + 1, -1)),
      payments: fc.array(anyPayment, { maxLength: 4 }),
    },
    { requiredKeys: ['state', 'days_overdue', 'penalty_due', 'amount_due'] },
  )
  .map((changes) => sampleOrder(changes));

test('of any order in any state the history is known or null, never negative, and adds up', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { rest, ...known } = historyOf(order);
      const { paid, fees, overpaid, saved, late: charged } = known;
      for (const pesos of Object.values(known)) expect(pesos ?? 0).toBeGreaterThanOrEqual(0);
      const received = (order.payments ?? []).reduce((sum, { amount }) => sum + amount, 0);
      if (order.payments?.length && rest !== null) expect(paid).toBe(received - overpaid);
      if (!order.payments?.length) expect([paid === 0 || paid === null, fees]).toEqual([true, 0]);
      if (order.state === 'cleared' && !order.payments?.length) expect(paid).toBeNull();
      if (rest !== null && paid !== null && charged !== null) {
        const due = order.state === 'cleared' ? 0 : Math.max(0, order.amount_due);
        expect(repayment + charged - saved + rest - paid).toBe(due);
      }
    }),
  );
});

test('the lines of any order add up to what is left, in any state and with any payments', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const lines = balanceLines(order, rates);
      expect(wrongSums(lines)).toEqual([]);
      if (lines.length === 0) return;
      expect(lines[0]).toMatchObject({ key: 'loan', amount: repayment });
      expect(lines.at(-1)).toMatchObject({ key: 'left' });
      expect(lines.filter(({ role, amount }) => role === 'part' && amount < 0)).toEqual([]);
    }),
  );
});
