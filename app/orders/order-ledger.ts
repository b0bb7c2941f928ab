import type { Order, ReceivedPayment } from '@/lib/api/schemas/order';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import { type LedgerBalance, type LedgerLoan, ledgerOn } from '@/lib/loan/ledger';
import type { PenaltyRates } from '@/lib/loan/penalty';

/** The fields of an order from which its money is worked out. */
export type LedgerOrder = Pick<
  Order,
  | 'amount'
  | 'interest'
  | 'term_days'
  | 'applied_at'
  | 'disbursed_at'
  | 'repay_date'
  | 'pay_until'
  | 'payments'
>;

/** An order's money on a day by the rule of lib/loan, which need not be the server's. */
export function orderLedger(
  order: LedgerOrder,
  rates: PenaltyRates,
  day: CalendarDate,
): LedgerBalance {
  const { amount, interest, term_days: termDays, disbursed_at, applied_at } = order;
  const start = calendarDateOf(disbursed_at ?? applied_at);
  const loan: LedgerLoan = { amount, interest, termDays, start, due: lastDayOf(order), rates };
  const payments = (order.payments ?? []).map((payment) => ({
    day: countedDay(payment),
    amount: payment.amount,
  }));
  return ledgerOn(loan, payments, day);
}

/** The last day to pay without late charges: the due date, or the working day after it that the server names. */
export function lastDayOf({
  repay_date,
  pay_until = repay_date,
}: Pick<Order, 'repay_date' | 'pay_until'>): CalendarDate {
  return pay_until > repay_date ? pay_until : repay_date;
}

/** The day by which a running loan is to be paid back: the agreed one, and once that has passed the last one without late charges. */
export function payDayOf(
  order: Pick<Order, 'repay_date' | 'pay_until'>,
  today: CalendarDate,
): CalendarDate {
  return order.repay_date < today ? lastDayOf(order) : order.repay_date;
}

type PaymentTimes = Pick<ReceivedPayment, 'ordered_at' | 'paid_at'>;

/** From when a payment counts, ISO 8601: from its order, where the server says so. */
export function countsFrom({ paid_at, ordered_at = paid_at }: PaymentTimes): string {
  return ordered_at;
}

/** The day from which a payment counts. */
export function countedDay(payment: PaymentTimes): CalendarDate {
  return calendarDateOf(countsFrom(payment));
}

/** Payments in the order in which they count, which need not be that of their arrival. */
export function inTurn(payments: readonly ReceivedPayment[] = []): ReceivedPayment[] {
  return payments.toSorted((a, b) => Date.parse(countsFrom(a)) - Date.parse(countsFrom(b)));
}

/** The payment whose money paid a cleared loan back: the last one that has come and was not all too much. */
export function endingOf(order: Pick<Order, 'payments'>): ReceivedPayment | undefined {
  return payingOf(order)
    .toSorted((a, b) => Date.parse(a.paid_at) - Date.parse(b.paid_at))
    .at(-1);
}

/** The payments that were not all too much, in the order in which they count. */
export function payingOf({ payments }: Pick<Order, 'payments'>): ReceivedPayment[] {
  return inTurn(payments).filter(({ amount, overpaid = 0 }) => overpaid < amount);
}
