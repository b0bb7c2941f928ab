import type { Order } from '@/lib/api/schemas/order';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import { awaitedOf } from '../pending-payment';
import { type PendingPayment, paymentsOf } from '../stored-payment';

/** Payments that were received at once. */
export type Receipt = {
  readonly count: number;
  /** Their sum in pesos, with the fees of the ways to pay. */
  readonly total: number;
  /** One that has brought less: what was to be paid and what came, in pesos with fees. */
  readonly short?:
    | { readonly payment_id: string; readonly asked: number; readonly total: number }
    | undefined;
  /** One that came too late to count from its day: when, and until when it had to, ISO 8601. */
  readonly late?:
    | { readonly payment_id: string; readonly at: string; readonly until: string }
    | undefined;
};

/** The payment that has cleared an order, on the day when it was received; `null` on any other. */
export function clearedToday(order: Order, today: CalendarDate): Receipt | null {
  const last = order.payments?.at(-1);
  if (order.state !== 'cleared' || !last || calendarDateOf(last.paid_at) !== today) return null;
  return { count: 1, total: last.amount + (last.fee ?? 0) };
}

/**
 * What was received of a payment and of those before it; `null` if nothing was. A transfer may bring another amount than was
 * requested. Once the loan is cleared nothing is asked for any more, whichever payment has cleared it.
 */
export function receivedOf(order: Order | null | undefined, last: PendingPayment): Receipt | null {
  const { payments = [], state } = order ?? {};
  const fees = new Map(paymentsOf(last).map((each) => [each.payment_id, each.total - each.due]));
  const own = payments.filter(({ payment_id }) => fees.has(payment_id));
  if (own.length === 0 && state !== 'cleared') return null;
  const paid = own.length > 0 ? own : payments.slice(-1);
  if (paid.length === 0) {
    const awaited = awaitedOf(order ?? {}, last);
    return { count: 1, total: awaited.total };
  }
  const known = paymentsOf(last).filter(({ payment_id }) =>
    paid.some((each) => each.payment_id === payment_id),
  );
  const totals = paid.map(
    ({ payment_id, amount, fee = fees.get(payment_id) ?? 0 }) => amount + fee,
  );
  const total = totals.reduce((sum, each) => sum + each, 0);
  const [one] = paid;
  const [asked] = known;
  if (paid.length > 1 || !one || !asked) return { count: paid.length, total };
  const { holds_until: until } = asked;
  const isLate = until !== undefined && Date.parse(one.paid_at) >= Date.parse(until);
  return {
    count: 1,
    total,
    short:
      total < asked.total ? { payment_id: one.payment_id, asked: asked.total, total } : undefined,
    late: isLate ? { payment_id: one.payment_id, at: one.paid_at, until } : undefined,
  };
}
