import type { Order } from '@/lib/api/schemas/order';
import { daysBetween } from '@/lib/chile/calendar-date';
import { calendarDateOf, type Instant } from '@/lib/chile/santiago';
import { daysLeft } from '@/lib/loan/due';

/** How far a running loan is, in calendar days of Santiago: day `day` of `of`, `left` to go. */
export type LoanDays = { day: number; of: number; left: number };

type Dates = Pick<Order, 'repay_date' | 'disbursed_at' | 'applied_at'>;

/**
 * Counts from the pay-out (the signing, before it) to the date of repayment, days free of interest
 * included. A phone's clock that is wrong never leaves that span.
 */
export function loanDays(order: Dates, now: Instant): LoanDays {
  const start = calendarDateOf(order.disbursed_at ?? order.applied_at);
  const of = Math.max(0, daysBetween(start, order.repay_date));
  const left = Math.min(of, daysLeft(order.repay_date, calendarDateOf(now)));
  return { day: of - left, of, left };
}
