import * as v from 'valibot';
import { instant } from '@/lib/api/schemas/basics';
import { type Order, repayReply } from '@/lib/api/schemas/order';
import { serverNow } from '@/lib/server-time/server-time';
import { useStored } from '@/lib/storage/use-stored';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** How long a payment counts as pending, in milliseconds; longer where its money counts from its order for longer. */
const pendingMs = 3 * 86_400_000;

/** How long a transfer is remembered after that, in milliseconds: its user learns that it has not arrived. */
const rememberedMs = 3 * 86_400_000;

const entry = v.object({
  ...repayReply.entries,
  /** Total to pay, including the option's fee, in pesos. */
  total: v.number(),
  /** What of the order's amount due it pays, in pesos. */
  due: v.number(),
  /** All that was due when it was requested, in pesos; `due` without it. */
  of: v.optional(v.number()),
  /** It counts from when it was requested if its money arrives before this instant. */
  holds_until: v.optional(instant),
  /** When it was requested, in milliseconds since 1970 by the server's clock. */
  at: v.number(),
});

const schema = v.object({
  ...entry.entries,
  /** The transfer that was requested before, whose money may arrive yet: a later payment does not take it back. */
  earlier: v.optional(entry),
});

/** A payment that was requested and has not been received. Stored, as the user leaves for the pay page. */
export type PendingPayment = v.InferOutput<typeof schema>;

/**
 * Stores the pending payment of an order, until it is received or the user logs out; a transfer before it is kept. The
 * last one is the one that was ordered last, whenever its reply has come.
 */
export function savePendingPayment(orderNo: string, payment: PendingPayment): void {
  const known = parse(readValue(keyOf(orderNo)));
  // By the server's clock alone; `NaN` where it does not say, and no comparison holds.
  const isLate = known !== null && orderedMs(payment) < orderedMs(known);
  const [last, before] = isLate ? [known, payment] : [payment, known];
  const earlier = before?.transfer ? { ...before, earlier: undefined } : known?.earlier;
  writeValue(keyOf(orderNo), { ...last, earlier });
}

function orderedMs({ ordered_at = '' }: PendingPayment): number {
  return Date.parse(ordered_at);
}

/** Removes the pending payment of an order; with `keep`, the transfer before it takes its place. */
export function removePendingPayment(orderNo: string, keep?: PendingPayment): void {
  if (keep) writeValue(keyOf(orderNo), keep);
  else removeValue(keyOf(orderNo));
}

/** The pending payment of an order; `null` without one. */
export function usePendingPayment(orderNo: string): PendingPayment | null {
  return parse(useStored(keyOf(orderNo)));
}

/**
 * The payment whose money is awaited: once the last one has ended without money, the transfer before it. That is named as
 * its `earlier` only as long as it is under way itself.
 */
export function awaitedOf(
  { failed_payments = [], payments = [] }: Pick<Order, 'failed_payments' | 'payments'>,
  last: PendingPayment,
): PendingPayment {
  const { earlier, ...alone } = last;
  if (!earlier || failedState(failed_payments, earlier) !== null) return alone;
  if (failedState(failed_payments, last) !== null) return earlier;
  const isReceived = payments.some(({ payment_id }) => payment_id === earlier.payment_id);
  return isReceived || isOver(earlier) ? alone : last;
}

/** The transfer of an order that may arrive yet, or has not arrived in its time; `undefined` without one. */
export function useOpenTransfer(order: Order): PendingPayment | undefined {
  const last = usePendingPayment(order.order_no);
  const { failed_payments = [], payments = [] } = order;
  return [last, last?.earlier].find(
    (payment): payment is PendingPayment =>
      payment?.transfer !== undefined &&
      failedState(failed_payments, payment) === null &&
      !payments.some(({ payment_id }) => payment_id === payment.payment_id),
  );
}

const minuteMs = 60_000;

/**
 * The milliseconds until the next look for the pending payment of an order; 0 without one. A pay page's
 * money arrives within seconds, a transfer's within minutes; later the looks are rare, to spare the line.
 */
export function nextLookMs(order: Order): number {
  const last = parse(readValue(keyOf(order.order_no)));
  const payment = last && awaitedOf(order, last);
  if (!payment || failedState(order.failed_payments ?? [], payment) !== null) return 0;
  const age = serverNow() - payment.at;
  if (payment.pay_url !== undefined && age < 2 * minuteMs) return 5_000;
  return age < 15 * minuteMs ? 15_000 : minuteMs;
}

/** How a payment ended without money, by the order's list of failed payments; `null` if it has not. */
export function failedState(
  failed: NonNullable<Order['failed_payments']>,
  { payment_id }: Pick<PendingPayment, 'payment_id'>,
): 'rejected' | 'cancelled' | null {
  return failed.find((payment) => payment.payment_id === payment_id)?.state ?? null;
}

/**
 * Whether a payment that was requested would no longer pay what it was requested for: another amount is due, and it
 * does not count from its own day; of a part, less is due than it pays.
 */
export function isOutdated(
  { amount_due }: Pick<Order, 'amount_due'>,
  { due, of = due, holds_until }: PendingPayment,
): boolean {
  if (due < of) return amount_due < due;
  const holds = holds_until !== undefined && serverNow() < Date.parse(holds_until);
  return holds ? amount_due < due : amount_due !== due;
}

function parse(stored: unknown): PendingPayment | null {
  const payment = v.safeParse(schema, stored);
  if (!payment.success) return null;
  const { earlier, ...last } = payment.output;
  const kept = earlier && !isForgotten(earlier) ? earlier : undefined;
  if (isForgotten(last)) return kept ?? null;
  return kept ? payment.output : last;
}

/** Whether the time is over in which a payment is awaited. */
export function isOver(payment: PendingPayment): boolean {
  return serverNow() >= endMs(payment);
}

function isForgotten(payment: PendingPayment): boolean {
  return serverNow() >= endMs(payment) + (payment.transfer ? rememberedMs : 0);
}

function endMs({ at, holds_until }: PendingPayment): number {
  return Math.max(at + pendingMs, holds_until === undefined ? 0 : Date.parse(holds_until));
}

function keyOf(orderNo: string): `luka_payment_${string}` {
  return `luka_payment_${readValue('user_id')}_${orderNo}`;
}
