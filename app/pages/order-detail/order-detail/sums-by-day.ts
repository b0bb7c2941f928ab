import { dueRule } from '@/app/orders/due-on';
import { lastDayOf } from '@/app/orders/order-ledger';
import type { Order } from '@/lib/api/schemas/order';
import { addDays, type CalendarDate, daysBetween } from '@/lib/chile/calendar-date';
import { areKnown, type PenaltyRates } from '@/lib/loan/penalty';

/** What pays a loan back on a day, in pesos. */
export type DaySum = { readonly date: CalendarDate; readonly amount: number };

/** What pays a loan back on each day: today by the server, the days up to the due date and after it worked out. */
export type SumsByDay = {
  readonly today: DaySum;
  readonly ahead: readonly DaySum[];
  readonly late: readonly DaySum[];
};

/** Days after the last one without late charges, or after today once that has passed. @internal */
export const lateDays = 7;

/** No loan is due later, in days: a list of more is none that anybody reads, and takes a phone long. */
const maxAhead = 1000;

/**
 * The sums of a running order from `today` on, by the rule of its server ({@link dueRule}); no late days where their
 * rates are not known. `null` where no sum is known.
 */
export function sumsByDay(
  order: Order,
  rates: PenaltyRates,
  today: CalendarDate,
): SumsByDay | null {
  const sumOn = dueRule(order, rates, today);
  const due = lastDayOf(order);
  const left = daysBetween(today, due);
  if (!sumOn || left > maxAhead || (today >= due && !areKnown(rates))) return null;
  const sums = (from: CalendarDate, count: number): DaySum[] =>
    Array.from({ length: Math.max(0, count) }, (_, day) => addDays(from, day + 1)).map((date) => ({
      date,
      amount: sumOn(date),
    }));
  return {
    today: { date: today, amount: order.amount_due },
    ahead: sums(today, left),
    late: sums(today > due ? today : due, areKnown(rates) ? lateDays : 0),
  };
}
