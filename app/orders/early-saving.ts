import type { Order } from '@/lib/api/schemas/order';

type Balance = Pick<
  Order,
  'repayment' | 'interest' | 'amount_due' | 'days_overdue' | 'payments' | 'state'
>;

/**
 * The interest that a loan does not cost, in pesos: if it is paid today, or as it was paid before its due date. By the
 * server's amount due; 0 for a server that does not lower it, and where what was paid explains the difference.
 */
export function earlySaving(order: Balance): number {
  const { repayment, interest, amount_due, days_overdue, state } = order;
  if (days_overdue > 0 || (state !== 'lending' && state !== 'cleared')) return 0;
  const saved = repayment - paidOf(order) - amount_due;
  return saved > 0 && saved <= interest ? saved : 0;
}

/** What the user has paid of a loan, in pesos, without what was more than was due; 0 for a server that lists none. */
export function paidOf({ payments = [] }: Pick<Order, 'payments'>): number {
  return payments.reduce((sum, { amount, overpaid = 0 }) => sum + amount - overpaid, 0);
}

/** What of a running loan is due on its due date, in pesos: what is due today, and what paying today saves. */
export function dueOnDate(order: Balance): number {
  return order.amount_due + earlySaving(order);
}
