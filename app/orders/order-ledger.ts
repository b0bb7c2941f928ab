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

/** The day from which a payment counts: that of its order, where the server says so. */
export function countedDay({
  ordered_at,
  paid_at,
}: Pick<ReceivedPayment, 'ordered_at' | 'paid_at'>): CalendarDate {
  return calendarDateOf(ordered_at ?? paid_at);
}
