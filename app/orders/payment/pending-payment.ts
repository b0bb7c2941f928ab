import type { Order } from '@/lib/api/schemas/order';
import { serverNow } from '@/lib/server-time/server-time';
import { removeValue, writeValue } from '@/lib/storage/values';
import {
  failedState,
  isOpen,
  isOver,
  isReceived,
  isTold,
  keyOf,
  lastEndOf,
  type PendingPayment,
  paymentsOf,
  readPendingPayment,
  withEarlier,
} from './stored-payment';

/**
 * Stores the pending payment of an order, until it is received or the user logs out; the transfers before it are kept, and
 * what was told of.
 * The last one is the one that was ordered last, whenever its reply has come.
 */
export function savePendingPayment(orderNo: string, payment: PendingPayment): void {
  const pending = readPendingPayment(orderNo);
  // The reply to a retried request names the same payment again.
  const isOther = ({ payment_id }: PendingPayment) => payment_id !== payment.payment_id;
  const [known, ...before] = pending ? paymentsOf(pending).filter(isOther) : [];
  // By the server's clock alone; `NaN` where it does not say, and no comparison holds.
  const isLate = known !== undefined && orderedMs(payment) < orderedMs(known);
  const [last, next] = isLate ? [known, payment] : [payment, known];
  const mayArrive = (each: PendingPayment) => each.transfer !== undefined || isTold(each);
  replace(orderNo, [last, ...(next ? [next, ...before] : []).filter(mayArrive)]);
}

/** Remembers that the user has told of a payment, so that they are not asked again after a reload; or that they have not. */
export function markAsTold(orderNo: string, paymentId: string, told = true): void {
  const told_at = told ? serverNow() : undefined;
  mark(orderNo, paymentId, told ? { told, told_at } : { told, told_at, copied: false });
}

/** Remembers that the user has copied the data of a transfer, and so may have made it. */
export function markAsCopied(orderNo: string, paymentId: string): void {
  mark(orderNo, paymentId, { copied: true });
}

function mark(orderNo: string, paymentId: string, marks: Partial<PendingPayment>): void {
  change(orderNo, (all) =>
    all.map((each) => (each.payment_id === paymentId ? { ...each, ...marks } : each)),
  );
}

/** Forgets a payment on a page that its user has not made. */
export function forgetPayment(orderNo: string, paymentId: string): void {
  change(orderNo, (all) => all.filter(({ payment_id }) => payment_id !== paymentId));
}

function orderedMs({ ordered_at = '' }: PendingPayment): number {
  return Date.parse(ordered_at);
}

/** Once an order is cleared: keeps the transfers that may arrive beside what has cleared it, as spare ones. */
export function keepSpare({ order_no, payments = [] }: Order, pending: PendingPayment): void {
  const spare = paymentsOf(pending)
    // A server that lists no payments is taken to have received the one that is awaited.
    .filter(
      (each, at) => each.transfer && !isReceived(payments, each) && (payments.length > 0 || at > 0),
    )
    .map((each) => ({ ...each, spare: true }));
  replace(order_no, spare);
}

/** Forgets the payments of an order that were received or have ended without money. */
export function forgetEnded(order: Order): void {
  change(order.order_no, (all) => all.filter((each) => isOpen(order, each)));
}

/** Changes the stored payments of an order, each alone, the last one first. */
function change(
  orderNo: string,
  to: (all: readonly PendingPayment[]) => readonly PendingPayment[],
): void {
  const pending = readPendingPayment(orderNo);
  replace(orderNo, to(pending ? paymentsOf(pending) : []));
}

/** Stores payments in the place of those of an order, the last one first; of none, nothing is stored. */
function replace(orderNo: string, [last, ...earlier]: readonly PendingPayment[]): void {
  if (last) writeValue(keyOf(orderNo), withEarlier(last, earlier));
  else removeValue(keyOf(orderNo));
}

/**
 * The payment whose money is awaited: once the last one was received or has ended without money, the transfer before it; the
 * one that ended last where all have. Those before that are named as its `earlier` only as long as they are under way themselves.
 */
export function awaitedOf(
  order: Pick<Order, 'failed_payments' | 'payments'>,
  pending: PendingPayment,
): PendingPayment {
  const all = paymentsOf(pending);
  const end = lastEndOf(order, pending)?.payment ?? all[0];
  const [awaited = end, ...earlier] = all.filter((payment) => isOpen(order, payment));
  return withEarlier(
    awaited,
    earlier.filter((payment) => !isOver(payment)),
  );
}

const minuteMs = 60_000;

/**
 * The milliseconds until the next look for the pending payment of an order; 0 without one. A pay page's
 * money arrives within seconds, a transfer's within minutes; later the looks are rarer, to spare the line.
 */
export function nextLookMs(order: Order): number {
  const last = readPendingPayment(order.order_no);
  const payment = last && awaitedOf(order, last);
  if (!payment || payment.spare || failedState(order.failed_payments ?? [], payment) !== null)
    return 0;
  const age = serverNow() - (payment.told_at ?? payment.at);
  return age < 2 * minuteMs ? 5_000 : 8_000;
}
