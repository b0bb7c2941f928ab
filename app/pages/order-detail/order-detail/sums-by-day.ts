import { historyOf } from '@/app/orders/order-history';
import type { Order } from '@/lib/api/schemas/order';
import { addDays, type CalendarDate, daysBetween } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import { payoffOn, type RunningLoan } from '@/lib/loan/payoff';
import type { PenaltyRates } from '@/lib/loan/penalty';

/** What pays a loan back on a day, in pesos. */
export type DaySum = { readonly date: CalendarDate; readonly amount: number };

/** What pays a loan back on each day: today by the server, the days up to the due date and after it worked out. */
export type SumsByDay = {
  readonly today: DaySum;
  readonly ahead: readonly DaySum[];
  readonly late: readonly DaySum[];
};

/** Days after the due date, or after today once that has passed. */
export const lateDays = 7;

/**
 * The sums of a running order from `today` on. With the interest up to each day, or, for a server that charges all of
 * it whenever the loan is paid, the same up to the due date. `null` where neither gives the server's amount due of
 * today: then the days to come are not known.
 */
export function sumsByDay(
  order: Order,
  rates: PenaltyRates,
  today: CalendarDate,
): SumsByDay | null {
  const { amount, interest, term_days: termDays, repay_date: due, disbursed_at } = order;
  const start = calendarDateOf(disbursed_at ?? order.applied_at);
  const loan: RunningLoan = {
    ...{ amount, interest, termDays, start, due, rates },
    paid: historyOf(order).paid ?? 0,
  };
  const sumOn = [
    (day: CalendarDate) => payoffOn(loan, day),
    (day: CalendarDate) => payoffOn(loan, day > due ? day : due),
  ].find((rule) => rule(today) === order.amount_due);
  if (!sumOn) return null;
  const sums = (from: CalendarDate, count: number): DaySum[] =>
    Array.from({ length: Math.max(0, count) }, (_, day) => addDays(from, day + 1)).map((date) => ({
      date,
      amount: sumOn(date),
    }));
  return {
    today: { date: today, amount: order.amount_due },
    ahead: sums(today, daysBetween(today, due)),
    late: sums(today > due ? today : due, lateDays),
  };
}
