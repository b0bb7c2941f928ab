import type { Order } from '@/lib/api/schemas/order';
import { addDays, type CalendarDate } from '@/lib/chile/calendar-date';
import { areKnown, dailyRateOf, type PenaltyRates } from '@/lib/loan/penalty';
import { shareOf } from '@/lib/loan/rounding';
import { dueToday, historyOf } from './order-history';
import { countedDay, lastDayOf, orderLedger } from './order-ledger';

/** What pays a loan back on a day, in pesos. */
type DueRule = (day: CalendarDate) => number;

/**
 * The rule by which a running order's server works out what is due, if the page knows it: with the interest up to
 * each day, or with all of it whenever the loan is paid. It has to come to all that the server says: today's amount
 * due, and its forecast. After a payment of a part both rules agree on its own day, so that without a forecast the
 * rule is known from the next day on. `null` where the days to come are not known.
 */
export function dueRule(order: Order, rates: PenaltyRates, today: CalendarDate): DueRule | null {
  const due = dueToday(order);
  if (due === null) return null;
  const { payments = [], forecast } = order;
  if (!forecast && payments.some((payment) => countedDay(payment) >= today)) return null;
  const last = lastDayOf(order);
  if (today > last && !areKnown(rates)) return null;
  const byDay: DueRule = (day) => orderLedger(order, rates, day).due;
  const wholeInterest: DueRule = (day) => byDay(day > last ? day : last);
  const rules = payments.length > 0 ? [byDay] : [byDay, wholeInterest];
  const said = [{ date: today, amount: due }, ...(forecast ?? [])];
  return rules.find((rule) => said.every(({ date, amount }) => rule(date) === amount)) ?? null;
}

/** What of a running order is due on a day if nothing is paid until then; `null` where that is not known. */
export function dueOn(
  order: Order,
  {
    day,
    today,
    rates = ratesOf(order),
  }: { day: CalendarDate; today: CalendarDate; rates?: PenaltyRates },
): number | null {
  if (day === today) return dueToday(order);
  const said = order.forecast?.find(({ date }) => date === day);
  if (said) return said.amount;
  if (day > lastDayOf(order) && !areKnown(rates)) return null;
  return dueRule(order, rates, today)?.(day) ?? null;
}

/**
 * What of a running order is due on its last day without late charges, or today once that has passed. Where that is
 * not known: what is due today if a part was paid, and what was agreed if nothing was.
 */
export function dueOnDate(order: Order, today: CalendarDate): { amount: number; isToday: boolean } {
  const { paid, saved } = historyOf(order);
  const now = dueToday(order);
  if (now === null) return { amount: order.repayment - (paid ?? 0), isToday: false };
  const last = lastDayOf(order);
  const known = dueOn(order, { day: last > today ? last : today, today });
  if (known !== null) return { amount: known, isToday: false };
  return paid === 0 ? { amount: now + saved, isToday: false } : { amount: now, isToday: true };
}

/** What one more day adds to a loan that is late: nothing once its charges are at their cap; `null` if not known. */
export function dueTomorrow(order: Order, rates: PenaltyRates): number | null {
  const today = addDays(lastDayOf(order), order.days_overdue);
  const { once, days } = orderLedger(order, rates, today).lateSoFar;
  if (!order.forecast && once + days !== order.penalty_due) return null;
  return dueOn(order, { day: addDays(today, 1), today, rates });
}

/**
 * What a late loan will be due at tomorrow; `isCapped`: no more, as its charges have come to their most. `null` where that
 * is not known, or where a day adds nothing for another reason, such as a rest of a few pesos.
 */
export function lateTomorrow(
  order: Order,
  rates: PenaltyRates,
): { amount: number; isCapped: boolean } | null {
  const amount = dueTomorrow(order, rates);
  if (amount === null) return null;
  if (amount > order.amount_due) return { amount, isCapped: false };
  const { capital } = orderLedger(order, rates, addDays(lastDayOf(order), order.days_overdue));
  return shareOf(capital, dailyRateOf(rates) ?? 0) > 0 ? { amount, isCapped: true } : null;
}

function ratesOf({ penalty }: Order): PenaltyRates {
  return penalty ?? {};
}
