import type { Order } from '@/lib/api/schemas/order';
import { daysBetween } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import { cae } from '@/lib/loan/cae';

type Figures = Pick<
  Order,
  'repayment' | 'arrival' | 'repay_date' | 'applied_at' | 'disbursed_at' | 'cae'
>;

/**
 * The CAE of an order as a rate (0.583 is 58.3%): the one that was signed. For a server that sends none it
 * is calculated from the order's figures; the days are counted from the payout (the signing, before it) to
 * the repayment date, including interest-free ones. `null` if the figures allow none. Source: contract.md
 * section 1, "What was signed stays".
 */
export function orderCae(order: Figures): number | null {
  const { repayment, arrival, repay_date, applied_at, disbursed_at } = order;
  if (order.cae !== undefined) return order.cae;
  const termDays = daysBetween(calendarDateOf(disbursed_at ?? applied_at), repay_date);
  return arrival > 0 && termDays > 0 ? cae({ repayment, arrival, termDays }) : null;
}
