import type { Order, ReceivedPayment } from '@/lib/api/schemas/order';
import { daysBetween } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import { type PenaltyRates, penaltyOf } from '@/lib/loan/penalty';
import { historyOf } from './order-history';

/**
 * The order as it was right after one of its payments: the penalty up to that day, the payments up to this
 * one, and what was left. A payment that arrives when the loan is cleared adds no penalty.
 */
export function orderAfter(order: Order, payment: ReceivedPayment, rates: PenaltyRates): Order {
  const { amount, repayment, repay_date, cleared_at, payments = [] } = order;
  const daysUntil = (instant: string) => daysBetween(repay_date, calendarDateOf(instant));
  const { paid_at } = payment;
  const days_overdue = Math.max(0, Math.min(daysUntil(paid_at), daysUntil(cleared_at ?? paid_at)));
  const { total: penalty_due } = penaltyOf({ amount, daysOverdue: days_overdue, rates });
  const last = payments.findIndex(({ payment_id }) => payment_id === payment.payment_id);
  const received = payments.slice(0, last + 1);
  const isLast = order.state === 'cleared' && last === payments.length - 1;
  const after: Order = {
    ...order,
    state: days_overdue > 0 ? 'overdue' : 'lending',
    days_overdue,
    penalty_due,
    payments: received,
  };
  const paid = historyOf(after).paid ?? 0;
  const left = isLast ? order.amount_due : Math.max(0, repayment + penalty_due - paid);
  return { ...after, amount_due: payment.balance_after ?? left };
}
