import type { Order, PayOption, PayOptions } from '@/lib/api/schemas/order';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf, startOfDay, toBusinessIso } from '@/lib/chile/santiago';
import type { PenaltyRates } from '@/lib/loan/penalty';
import { dueOn, dueRule } from '../due-on';
import { lastDayOf, orderLedger } from '../order-ledger';
import { holds, type PendingPayment } from './stored-payment';

/** The share of what is due that a payment can always be, where the server names no minimum (Ley 18.010 art. 10). */
const leastPart = 0.2;

/** To what the page rounds that share up, in pesos. */
const leastStep = 1000;

/** The least that a payment may be, in pesos; never more than what is due. */
export function leastAmount({ amount_due, min_amount }: PayOptions): number {
  const least = min_amount ?? Math.ceil((amount_due * leastPart) / leastStep) * leastStep;
  return Math.min(amount_due, Math.max(1, least));
}

/** What is left after a part was paid, and what that comes to. */
export type AfterPart = {
  /** Right after it, in pesos. */
  readonly left: number;
  readonly later: Later | null;
};

/** What is due on the last day without late charges, or tomorrow once that has come, in pesos; `null` where it is not known. */
type Later = { readonly date: CalendarDate; readonly amount: number };

type Part = {
  readonly order: Order;
  readonly data: PayOptions;
  readonly rates: PenaltyRates;
  readonly today: CalendarDate;
};

/**
 * What paying a part today leaves. What it comes to later is worked out for a server that takes parts, and so says
 * what is the least, and whose rule is known; another one may reckon otherwise.
 */
export function afterPart(amount: number, { order, data, rates, today }: Part): AfterPart {
  const left = data.amount_due - amount;
  const date = laterDay(order, today);
  if (data.min_amount === undefined || !dueRule(order, rates, today)) return { left, later: null };
  const after = withPart(order, amount, today);
  const isKnown = orderLedger(after, rates, today).due === left;
  return { left, later: isKnown ? { date, amount: orderLedger(after, rates, date).due } : null };
}

/** What is left once money arrives that is awaited, in pesos. */
export type Rest = {
  /** Below 0 where it is too much. */
  readonly today: number;
  /** Where nothing else is paid until then. */
  readonly later: Later | null;
};

/**
 * What is left if the money of transfers arrives today. Where one counts from a day before, the rest is worked out since
 * then, for a server whose rule is known on both days; `null` where it is not.
 */
export function restAfter(
  transfers: readonly PendingPayment[],
  { order, rates, today }: Omit<Part, 'data'>,
): Rest | null {
  const paid = transfers.map((transfer) => ({ ...transfer, day: countsOn(transfer, today) }));
  const isKnown =
    dueRule(order, rates, today) !== null &&
    orderLedger(order, rates, today).due === order.amount_due &&
    paid.every((each) => each.day === today || isExplained(each, order, rates));
  const after = paid.reduce((sum, { due, day }) => withPart(sum, due, day), order);
  const date = laterDay(order, today);
  const later = isKnown ? { date, amount: orderLedger(after, rates, date).due } : null;
  if (paid.every(({ day }) => day === today)) {
    return { today: paid.reduce((left, { due }) => left - due, order.amount_due), later };
  }
  if (!isKnown) return null;
  const { due, overpaid } = orderLedger(after, rates, today);
  return { today: due - overpaid, later };
}

/**
 * The day for which it is said what a loan will be due: that on which it was agreed to be paid back, as everywhere else,
 * also where it can be paid later without more; then its last day; once that has come, tomorrow.
 */
export function laterDay(order: Order, today: CalendarDate): CalendarDate {
  if (order.repay_date > today) return order.repay_date;
  const last = lastDayOf(order);
  return last > today ? last : addDays(today, 1);
}

/** The day from which a payment counts if it arrives `today`. */
function countsOn(payment: PendingPayment, today: CalendarDate): CalendarDate {
  return holds(payment) ? calendarDateOf(orderedAt(payment)) : today;
}

/** Whether the rule comes to what was due when a payment was requested, with what had been received by then. */
function isExplained(payment: PendingPayment, order: Order, rates: PenaltyRates): boolean {
  const at = orderedAt(payment);
  const payments = order.payments?.filter(({ paid_at }) => Date.parse(paid_at) < at.getTime());
  const { due, of = due } = payment;
  return orderLedger({ ...order, payments }, rates, calendarDateOf(at)).due === of;
}

function orderedAt({ at, ordered_at }: PendingPayment): Date {
  return new Date(ordered_at ?? at);
}

function withPart(order: Order, amount: number, day: CalendarDate): Order {
  const paid = { payment_id: '', amount, paid_at: toBusinessIso(startOfDay(day)) };
  return { ...order, payments: [...(order.payments ?? []), paid] };
}

/** Until when a payment method pays what is due today, and what is due after that; `null` where it is not known. */
export type Holds = { readonly until: Date; readonly after: number | null };

/** By the server where it says so; else until midnight in Santiago, and tomorrow's amount where its rule is known. */
export function holdsOf(
  { holds_until, amount_after }: PayOption,
  { order, rates, today }: Omit<Part, 'data'>,
): Holds {
  if (holds_until !== undefined) {
    return { until: lastMinute(holds_until), after: amount_after ?? null };
  }
  const tomorrow = addDays(today, 1);
  return {
    until: lastMinute(toBusinessIso(startOfDay(tomorrow))),
    after: dueOn(order, { day: tomorrow, today, rates }),
  };
}

/** The last minute before an instant: "until 23:59" is plainer than "before 00:00". */
export function lastMinute(instant: string): Date {
  return new Date(Date.parse(instant) - 60_000);
}
