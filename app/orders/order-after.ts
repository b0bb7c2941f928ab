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
  const after: Order = {
    ...order,
    days_overdue: isCleared ? Math.min(late, days_overdue) : late,
    payments: reckonedWith(order, payment),
  };
  const { once, days } = orderLedger(after, rates, day).lateSoFar;
  after.state = after.days_overdue > 0 ? 'overdue' : 'lending';
  after.penalty_due = once + days;
  const isLast = isCleared && payments.at(-1)?.payment_id === payment.payment_id;
  const paid = historyOf(after).paid ?? 0;
  const left = isLast ? order.amount_due : Math.max(0, repayment + after.penalty_due - paid);
  return { ...after, amount_due: leftAfter(payment) ?? left };
}

/** What a payment covered; `null` where the rule of lib/loan does not come to what the server says was left. */
export function coveredBy(
  order: Order,
  payment: ReceivedPayment,
  rates: PenaltyRates,
): Covered | null {
  const before = { ...order, payments: reckonedWith(order, payment) };
  const { covered, due } = orderLedger(before, rates, calendarDateOf(payment.paid_at));
  const day = countedDay(payment);
  const own = covered.findLast(
    (one) => one.payment.amount === payment.amount && one.payment.day === day,
  );
  return own && due === leftAfter(payment) ? own : null;
}

/**
 * The payments up to one of them. Those that have come after it and count from before it may have made it too much: they
 * belong to what became of it.
 */
function reckonedWith({ payments = [] }: Order, payment: ReceivedPayment): ReceivedPayment[] {
  const last = payments.findIndex(({ payment_id }) => payment_id === payment.payment_id);
  const { overpaid = 0 } = payment;
  return payments.filter(
    (one, index) => index <= last || (overpaid > 0 && countedDay(one) < countedDay(payment)),
  );
}

/** What a payment has left by the server: nothing of one that was too much, also where that was found later only. */
function leftAfter({ overpaid = 0, balance_after }: ReceivedPayment): number | undefined {
  return overpaid > 0 ? 0 : balance_after;
}
