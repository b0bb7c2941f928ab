import type { Order } from '@/lib/api/schemas/order';
import { type CalendarDate, daysBetween } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import { lastDayOf } from './order-ledger';

/** The progress of a running loan in calendar days of Santiago: day `day` of `of`, `left` remaining. */
export type LoanDays = { day: number; of: number; left: number };

type Dates = Pick<Order, 'repay_date' | 'pay_until' | 'disbursed_at' | 'applied_at'>;

/**
 * Whether a running loan’s money was sent today and nothing was paid: that day belongs to the money, not to what is paid
 * back.
 */
export function isPayoutDay(
  order: Dates & Pick<Order, 'state' | 'payments'>,
  today: CalendarDate,
): boolean {
  const { day, left } = loanDays(order, today);
  return order.state === 'lending' && day === 0 && left > 0 && !order.payments?.length;
}

/** From this many days before the due date on, paying is the primary action. */
const urgentDays = 5;

/** Whether a running loan is late, or due so soon that paying it is what its screens ask for. */
export function isDueSoon(order: Dates & Pick<Order, 'state'>, today: CalendarDate): boolean {
  return order.state === 'overdue' || loanDays(order, today).left <= urgentDays;
}

/**
 * Counts from the payout (the signing, before it) to the repayment date, including interest-free days. The
 * result is clamped to that range, as the server's time may not be known. Once that date has passed, what remains are the
 * days to the last one without late charges.
 */
export function loanDays(order: Dates, today: CalendarDate): LoanDays {
  const start = calendarDateOf(order.disbursed_at ?? order.applied_at);
  const of = Math.max(0, daysBetween(start, order.repay_date));
  const daysTo = (day: CalendarDate) => Math.min(of, Math.max(0, daysBetween(today, day)));
  const left = daysTo(today > order.repay_date ? lastDayOf(order) : order.repay_date);
  return { day: of - daysTo(order.repay_date), of, left };
}
