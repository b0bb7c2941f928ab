import type { Order } from '@/lib/api/schemas/order';
import type { CalendarDate } from '@/lib/chile/calendar-date';

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

function isPaidOut(state: Order['state']): boolean {
  return state !== 'waiting' && state !== 'payment_failed';
}
