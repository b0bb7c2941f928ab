import type { Order, ReceivedPayment } from '@/lib/api/schemas/order';
import { countedDay, type LedgerOrder, lastDayOf, orderLedger } from './order-ledger';

/** The fields of an order that say what happened to its money. */
export type OrderMoney = LedgerOrder &
  Pick<Order, 'repayment' | 'days_overdue' | 'penalty_due' | 'amount_due' | 'state' | 'penalty'>;

/**
 * What happened to a loan's money so far, in pesos, none of it negative but `rest`. What the server does not say is
 * `null`: a figure of 0, or one that is missing, is no payment. Where all is known,
 * `repayment + late - saved + rest - paid` is what is due.
 */
export type OrderHistory = {
  /** Paid of the loan, without what was too much and without the fees of the payment methods. */
  readonly paid: number | null;
  /** The fees of the payment methods. */
  readonly fees: number;
  /** Paid beyond what was due: it is returned. */
  readonly overpaid: number;
  /** Interest that the loan does not cost: if it is paid today, or as it was paid before its due date. */
  readonly saved: number;
  /** Late charges so far, paid or not. */
  readonly late: number | null;
  /** What the other figures leave unexplained of the amount due: waived, or corrected by hand. */
  readonly rest: number | null;
};

/** Works out the history of an order's money from its payments and from what the server says is due. */
export function historyOf(order: OrderMoney): OrderHistory {
  switch (order.state) {
    case 'waiting':
    case 'payment_failed':
      return { paid: 0, fees: 0, overpaid: 0, saved: 0, late: 0, rest: null };
    case 'cleared':
      return clearedHistory(order);
    default:
      return runningHistory(order);
  }
}

/** All that a loan has taken from its user once it is paid back, in pesos; `null` where that is not known. */
export function takenBy({ paid, fees }: OrderHistory): number | null {
  return paid === null ? null : paid + fees;
}

function clearedHistory(order: OrderMoney): OrderHistory {
  const { payments = [], repayment, interest, days_overdue } = order;
  if (payments.length === 0) {
    return { paid: null, fees: 0, overpaid: 0, saved: 0, late: null, rest: null };
  }
  const received = receivedOf(payments);
  const beyond = received.paid - repayment;
  const { interestSoFar, lateSoFar } = ledgerAtEnd(order);
  const late = lateSoFar.once + lateSoFar.days;
  if (order.penalty && order.amount + interestSoFar + late === received.paid) {
    return { ...received, saved: interest - interestSoFar, late, rest: 0 };
  }
  if (days_overdue > 0) {
    return beyond < 0
      ? { ...received, saved: 0, late: null, rest: beyond }
      : { ...received, saved: 0, late: beyond, rest: 0 };
  }
  const saved = beyond < 0 && -beyond <= interest ? -beyond : 0;
  return { ...received, saved, late: 0, rest: beyond + saved };
}

function runningHistory(order: OrderMoney): OrderHistory {
  const { payments, repayment, interest, state } = order;
  const received = receivedOf(payments ?? []);
  const late = Math.max(0, order.penalty_due);
  const due = Math.max(0, order.amount_due);
  const open = repayment + late - received.paid - due;
  // A server that does not know what is due sends nothing, or 0.
  if (due === 0 && open > interest) {
    return { ...received, paid: payments ? received.paid : null, saved: 0, late, rest: null };
  }
  const maySave = state === 'lending' || payments?.some((payment) => isEarly(payment, order));
  const saved = maySave && open > 0 && open <= interest ? open : 0;
  const rest = saved - open;
  return { ...received, paid: payments || rest >= 0 ? received.paid : null, saved, late, rest };
}

function receivedOf(payments: readonly ReceivedPayment[]) {
  let paid = 0;
  let fees = 0;
  let overpaid = 0;
  for (const payment of payments) {
    const over = overOf(payment);
    paid += payment.amount - over;
    fees += Math.max(0, payment.fee ?? 0);
    overpaid += over;
  }
  return { paid, fees, overpaid };
}

/** What of a payment was more than was owed, in pesos. */
export function overOf({ amount, overpaid = 0 }: ReceivedPayment): number {
  return Math.min(amount, Math.max(0, overpaid));
}

function isEarly(payment: ReceivedPayment, order: OrderMoney): boolean {
  return countedDay(payment) <= lastDayOf(order);
}

/** A loan's money on the day of its last payment. */
function ledgerAtEnd(order: OrderMoney) {
  const days = (order.payments ?? []).map(countedDay).sort();
  return orderLedger(order, order.penalty ?? { once_rate: 0 }, days.at(-1) ?? order.repay_date);
}

/** What pays a running loan back today, in pesos, by the server; `null` where it does not say. */
export function dueToday(order: OrderMoney): number | null {
  return historyOf(order).rest === null ? null : Math.max(0, order.amount_due);
}

/** Whether a loan was paid out and is to be paid back. */
export function isRunning({ state }: Pick<Order, 'state'>): boolean {
  return state === 'lending' || state === 'overdue';
}
