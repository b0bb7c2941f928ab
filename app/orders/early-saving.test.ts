import { sampleOrder } from '@/lib/testing/api-samples';
import { dueOnDate, earlySaving } from './early-saving';

const { repayment, interest } = sampleOrder();
const payment = (amount: number, overpaid?: number) => ({
  payment_id: `p${amount}`,
  amount,
  paid_at: '2026-06-10T12:00:00-04:00',
  ...(overpaid !== undefined && { overpaid }),
});

test('is what the amount due is below the repayment', () => {
  const order = sampleOrder({ amount_due: repayment - 1_500 });
  expect(earlySaving(order)).toBe(1_500);
  expect(dueOnDate(order)).toBe(repayment);
});

test('is nothing for a server that does not lower the amount due', () => {
  expect(earlySaving(sampleOrder())).toBe(0);
  expect(dueOnDate(sampleOrder())).toBe(repayment);
});

test('does not count what was paid', () => {
  const payments = [payment(2_000)];
  expect(earlySaving(sampleOrder({ payments, amount_due: repayment - 2_000 }))).toBe(0);
  const order = sampleOrder({ payments, amount_due: repayment - 3_000 });
  expect(earlySaving(order)).toBe(1_000);
  expect(dueOnDate(order)).toBe(repayment - 2_000);
});

test('is nothing where more is missing than the interest, as an unlisted payment explains it', () => {
  expect(earlySaving(sampleOrder({ amount_due: repayment - interest }))).toBe(interest);
  expect(earlySaving(sampleOrder({ amount_due: repayment - interest - 1 }))).toBe(0);
});

test('stays with a loan that was paid early, also where more was paid than was due', () => {
  const cleared = { state: 'cleared', amount_due: 0 } as const;
  const paid = repayment - 1_500;
  expect(earlySaving(sampleOrder({ ...cleared, payments: [payment(paid)] }))).toBe(1_500);
  const over = [payment(paid + 700, 700)];
  expect(earlySaving(sampleOrder({ ...cleared, payments: over }))).toBe(1_500);
  expect(earlySaving(sampleOrder({ ...cleared, payments: [payment(repayment)] }))).toBe(0);
});

test.each(['waiting', 'payment_failed', 'overdue'] as const)('is nothing in state %s', (state) => {
  const days_overdue = state === 'overdue' ? 1 : 0;
  expect(earlySaving(sampleOrder({ state, days_overdue, amount_due: repayment - 100 }))).toBe(0);
});
