import type { Order, ReceivedPayment } from '@/lib/api/schemas/order';
import { daysBetween } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import type { Covered } from '@/lib/loan/ledger';
import type { PenaltyRates } from '@/lib/loan/penalty';
import { historyOf } from './order-history';
import { countedDay, lastDayOf, orderLedger } from './order-ledger';

/**
 * The order as it was right after one of its payments: the late charges up to the day on which what was left is said,
 * that of its arrival (without that: from which it counts), the payments up to this one, and what was left. A payment
 * that arrives when the loan is cleared adds no charges.
 */
export function orderAfter(order: Order, payment: ReceivedPayment, rates: PenaltyRates): Order {
  const { repayment, days_overdue, payments = [] } = order;
  const day =
    payment.balance_after === undefined ? countedDay(payment) : calendarDateOf(payment.paid_at);
  const isCleared = order.state === 'cleared';
  const late = Math.max(0, daysBetween(lastDayOf(order), day));
  const last = payments.findIndex(({ payment_id }) => payment_id === payment.payment_id);
  const received = payments.slice(0, last + 1);
  const after: Order = {
    ...order,
    days_overdue: isCleared ? Math.min(late, days_overdue) : late,
    payments: received,
  };
  const { once, days } = orderLedger(after, rates, day).lateSoFar;
  after.state = after.days_overdue > 0 ? 'overdue' : 'lending';
  after.penalty_due = once + days;
  const isLast = isCleared && last === payments.length - 1;
  const paid = historyOf(after).paid ?? 0;
  const left = isLast ? order.amount_due : Math.max(0, repayment + after.penalty_due - paid);
  return { ...after, amount_due: payment.balance_after ?? left };
}

/** What a payment covered; `null` where the rule of lib/loan does not come to what the server says was left. */
export function coveredBy(
  order: Order,
  payment: ReceivedPayment,
  rates: PenaltyRates,
): Covered | null {
  const { payments = [] } = order;
  const last = payments.findIndex(({ payment_id }) => payment_id === payment.payment_id);
  const before = { ...order, payments: payments.slice(0, last + 1) };
  const { covered, due } = orderLedger(before, rates, calendarDateOf(payment.paid_at));
  const own = covered.findLast((one) => one.payment.amount === payment.amount);
  const isKnown = own?.payment.day === countedDay(payment) && due === payment.balance_after;
  return own && isKnown ? own : null;
}
