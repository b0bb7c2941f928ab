import * as v from 'valibot';
import { repayReply } from '@/lib/api/schemas/order';
import { serverNow } from '@/lib/server-time/server-time';
import type { StorageKey } from '@/lib/storage/keys';
import { useStored } from '@/lib/storage/use-stored';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** How long a payment counts as pending, in milliseconds: a bank transfer takes a day at most. */
const maxAgeMs = 3 * 86_400_000;

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

/** True if the pending payment is made on a pay page, so that it may be received at any moment. */
export function isPayingByLink(orderNo: string): boolean {
  return parse(readValue(keyOf(orderNo)))?.pay_url !== undefined;
}

function parse(stored: unknown): PendingPayment | null {
  const payment = v.safeParse(schema, stored);
  if (!payment.success) return null;
  return serverNow() - payment.output.at < maxAgeMs ? payment.output : null;
}

function keyOf(orderNo: string): StorageKey & `luka_draft_${string}` {
  return `luka_draft_${readValue('user_id')}_payment_${orderNo}`;
}
