import type { Order } from '@/lib/api/schemas/order';
import { daysBetween } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import { cae } from '@/lib/loan/cae';

type Terms = Pick<Order, 'repayment' | 'arrival' | 'repay_date' | 'applied_at' | 'disbursed_at'>;

/**
 * The CAE of an order from its own figures, as a fraction of one: the days run from the pay-out (the
 * signing, before it) to the date of repayment, so that days free of interest count. `null` where
 * the figures give none. Source: contract.md section 1; `Order` carries no `cae` of its own.
 */
export function orderCae(order: Terms): number | null {
  const { repayment, arrival, repay_date, applied_at, disbursed_at } = order;
  const termDays = daysBetween(calendarDateOf(disbursed_at ?? applied_at), repay_date);
  return arrival > 0 && termDays > 0 ? cae({ repayment, arrival, termDays }) : null;
}
