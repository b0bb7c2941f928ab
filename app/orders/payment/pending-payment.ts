import * as v from 'valibot';
import { type Order, repayReply } from '@/lib/api/schemas/order';
import { serverNow } from '@/lib/server-time/server-time';
import { storageKeys } from '@/lib/storage/keys';
import { useStored } from '@/lib/storage/use-stored';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';

const schema = v.object({
  ...repayReply.entries,
  /** Total to pay, including the option's fee, in pesos. */
  total: v.number(),
  /** The order's amount due that it pays, in pesos. */
  due: v.number(),
  /** When it was requested, in milliseconds since 1970 by the server's clock. */
  at: v.number(),
});

/** A payment that was requested and has not been received. Stored, as the user leaves for the pay page. */
export type PendingPayment = v.InferOutput<typeof schema>;

/** Stores the pending payment of an order, until it is received or the user logs out. */
export function savePendingPayment(orderNo: string, payment: PendingPayment): void {
  writeValue(keyOf(orderNo), payment);
}

/** Removes the pending payment of an order. */
export function removePendingPayment(orderNo: string): void {
  removeValue(keyOf(orderNo));
}

/** The pending payment of an order; `null` without one. */
export function usePendingPayment(orderNo: string): PendingPayment | null {
  return parse(useStored(keyOf(orderNo)));
}

const minuteMs = 60_000;

/**
 * The milliseconds until the next look for the pending payment of an order; 0 without one. A pay page's
 * money arrives within seconds, a transfer's within minutes; later the looks are rare, to spare the line.
 */
export function nextLookMs({ order_no, failed_payments = [] }: Order): number {
  const payment = parse(readValue(keyOf(order_no)));
  if (!payment || failedState(failed_payments, payment) !== null) return 0;
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

function parse(stored: unknown): PendingPayment | null {
  const payment = v.safeParse(schema, stored);
  if (!payment.success) return null;
  const { keepMs } = storageKeys['luka_payment_*'];
  return serverNow() - payment.output.at < keepMs ? payment.output : null;
}

function keyOf(orderNo: string): `luka_payment_${string}` {
  return `luka_payment_${readValue('user_id')}_${orderNo}`;
}
