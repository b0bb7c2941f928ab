import type { Order } from '@/lib/api/schemas/order';
import { type CalendarDate, daysBetween } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';

/**
 * The day on which an order is due; `null` where it is not known: the term runs from the payout, so that before it a
 * date which has come is none.
 */
export function dueDateOf(
  { state, repay_date }: Pick<Order, 'state' | 'repay_date'>,
  today: CalendarDate,
): CalendarDate | null {
  return isPaidOut(state) || repay_date > today ? repay_date : null;
}

/**
 * The days between the term, which is all that bears interest, and the due date: those that a coupon added. Before the
 * payout the due date is that of a loan paid out today.
 */
export function freeDaysOf(
  { state, term_days, disbursed_at, applied_at, repay_date }: Order,
  today: CalendarDate,
): number {
  const start = isPaidOut(state) ? calendarDateOf(disbursed_at ?? applied_at) : today;
  return Math.max(0, daysBetween(start, repay_date) - term_days);
}

function isPaidOut(state: Order['state']): boolean {
  return state !== 'waiting' && state !== 'payment_failed';
}
