import * as v from 'valibot';
import { instant } from '@/lib/api/schemas/basics';
import { type Order, repayReply } from '@/lib/api/schemas/order';
import { serverNow } from '@/lib/server-time/server-time';
import { useStored } from '@/lib/storage/use-stored';
import { readValue } from '@/lib/storage/values';

/**
 * How long a payment counts as pending, in milliseconds; longer where its money counts from its order for longer. A
 * transfer is remembered as long again: its user learns that it has not arrived.
 */
const pendingMs = 3 * 86_400_000;

/**
 * How much longer a payment is remembered that was told of and has not come, in milliseconds: until its user takes it back,
 * nothing else says that paying again may be paying twice.
 */
const toldMs = 27 * 86_400_000;

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
  /** Its user has told that the money was sent. */
  told: v.optional(v.boolean()),
  /** When, in milliseconds since 1970 by the server's clock. */
  told_at: v.optional(v.number()),
  /** Its user has copied the data to transfer with. */
  copied: v.optional(v.boolean()),
  /** The loan was paid back without it: it is asked for no more, and its money would be too much. */
  spare: v.optional(v.boolean()),
});

type Entry = v.InferOutput<typeof entry>;

const schema = v.object({
  ...entry.entries,
  /** The payments requested before, the last one first, whose money may arrive yet: a later payment takes none back. */
  earlier: v.optional(v.fallback(v.array(entry), [])),
});

/** A payment that was requested and has not been received. Stored, as the user leaves for the pay page. */
export type PendingPayment = v.InferOutput<typeof schema>;

/** A pending payment and the transfers before it, each alone. */
export function paymentsOf({ earlier = [], ...last }: PendingPayment): [Entry, ...Entry[]] {
  return [last, ...earlier];
}

/** A payment with the transfers that were requested before it. */
export function withEarlier(last: Entry, earlier: readonly Entry[]): PendingPayment {
  return earlier.length > 0 ? { ...last, earlier: [...earlier] } : last;
}

/** What payments charge together, in pesos, with the fees of the ways to pay. */
export function totalOf(payments: readonly PendingPayment[]): number {
  return payments.reduce((sum, { total }) => sum + total, 0);
}

/** The pending payment of an order, as stored; `null` without one. */
export function readPendingPayment(orderNo: string): PendingPayment | null {
  return parse(readValue(keyOf(orderNo)));
}

/** The same, and it renders again when that changes. */
export function usePendingPayment(orderNo: string): PendingPayment | null {
  return parse(useStored(keyOf(orderNo)));
}

/** The payments of an order that may arrive yet, or have not arrived in their time; the last one first. */
export function useOpenPayments(order: Order | undefined): PendingPayment[] {
  const last = usePendingPayment(order?.order_no ?? '');
  return (last ? paymentsOf(last) : []).filter((payment) => isOpen(order ?? {}, payment));
}

/** Whether the money of a payment may be on its way, so that paying again is not what to do. */
export function useIsAwaited(order: Order | undefined): boolean {
  return useOpenPayments(order).some((payment) => !isOver(payment));
}

/**
 * The payments whose money is reckoned with: those that were told of, else the one that was requested last where it is a
 * transfer.
 */
export function useExpected(order: Order | undefined): PendingPayment[] {
  const payments = useOpenPayments(order);
  const told = payments.filter(isTold);
  return (told.length > 0 ? told : payments.slice(0, 1)).filter(
    (payment) =>
      order &&
      (payment.transfer || isTold(payment)) &&
      !payment.spare &&
      !isOver(payment) &&
      !isOutdated(order, payment),
  );
}

/** Whether a payment that arrives now counts from when it was requested, and not from now. */
export function holds({ holds_until }: Pick<PendingPayment, 'holds_until'>): boolean {
  return holds_until !== undefined && serverNow() < Date.parse(holds_until);
}

/**
 * Whether a payment that was requested would no longer pay what it was requested for: another amount is due, and it
 * does not count from its own day; of a part, less is due than it pays. Never one that was told of: its money is on its
 * way, whatever it leaves.
 */
export function isOutdated(
  { amount_due }: Pick<Order, 'amount_due'>,
  payment: PendingPayment,
): boolean {
  const { due, of = due } = payment;
  if (isTold(payment)) return false;
  return due < of || holds(payment) ? amount_due < due : amount_due !== due;
}

/** Whether a payment was told of: its money is reckoned with. */
export function isTold({ told }: PendingPayment): boolean {
  return told === true;
}

/** Whether a payment was neither received, nor has it ended without money. */
export function isOpen(
  { failed_payments = [], payments }: Pick<Order, 'failed_payments' | 'payments'>,
  payment: PendingPayment,
): boolean {
  return failedState(failed_payments, payment) === null && !isReceived(payments, payment);
}

/** Whether the order's list of payments has a payment. */
export function isReceived(
  payments: Order['payments'] = [],
  { payment_id }: Pick<PendingPayment, 'payment_id'>,
): boolean {
  return payments.some((payment) => payment.payment_id === payment_id);
}

/** The stored payment that ended without money last, and how; nothing where another one was begun since. */
export function lastEndOf(
  { failed_payments = [] }: Pick<Order, 'failed_payments'>,
  stored: PendingPayment,
): { payment: Entry; state: 'rejected' | 'cancelled' } | undefined {
  const all = paymentsOf(stored);
  const of = (failed: { payment_id: string }) =>
    all.find(({ payment_id }) => payment_id === failed.payment_id);
  const end = failed_payments.findLast(of);
  const payment = end && of(end);
  if (!payment || (payment !== all[0] && Date.parse(end.at) < all[0].at)) return undefined;
  return { payment, state: end.state };
}

/** How a payment ended without money, by the order's list of failed payments; `null` if it has not. */
export function failedState(
  failed: NonNullable<Order['failed_payments']>,
  { payment_id }: Pick<PendingPayment, 'payment_id'>,
): 'rejected' | 'cancelled' | null {
  return failed.find((payment) => payment.payment_id === payment_id)?.state ?? null;
}

/** The stored payment of an order that was rejected last; nothing where another one was begun since, or ended otherwise. */
export function useRejected(order: Order): PendingPayment | undefined {
  const stored = usePendingPayment(order.order_no);
  const end = stored ? lastEndOf(order, stored) : undefined;
  return end?.state === 'rejected' ? end.payment : undefined;
}

function parse(stored: unknown): PendingPayment | null {
  const payment = v.safeParse(schema, stored);
  if (!payment.success) return null;
  const [last, ...earlier] = paymentsOf(payment.output).filter((each) => !isForgotten(each));
  return last ? withEarlier(last, earlier) : null;
}

/** Whether the time is over in which a payment is awaited, or `moreMs` after it. */
export function isOver({ at, holds_until }: PendingPayment, moreMs = 0): boolean {
  const end = Math.max(at + pendingMs, holds_until === undefined ? 0 : Date.parse(holds_until));
  return serverNow() >= end + moreMs;
}

function isForgotten(payment: PendingPayment): boolean {
  return isOver(payment, isTold(payment) ? toldMs : payment.transfer && pendingMs);
}

/** Where the pending payment of an order is stored. */
export function keyOf(orderNo: string): `luka_payment_${string}` {
  return `luka_payment_${readValue('user_id')}_${orderNo}`;
}
