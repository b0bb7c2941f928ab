import * as v from 'valibot';
import { repayReply } from '@/lib/api/schemas/order';
import type { StorageKey } from '@/lib/storage/keys';
import { useStored } from '@/lib/storage/use-stored';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** After this nobody waits for a payment any more, in milliseconds: a bank's transfer takes a day at most. */
const lifetimeMs = 3 * 86_400_000;

const schema = v.object({
  ...repayReply.entries,
  /** What is paid in all, the way's own fee included, in pesos. */
  total: v.number(),
  /** When it was asked for, milliseconds since 1970. */
  at: v.number(),
});

/** A payment that was asked for and has not arrived yet: it outlives the way to the pay page, and a reload. */
export type PaymentUnderWay = v.InferOutput<typeof schema>;

/** Keeps the payment of an order; it goes when the person signs out. */
export function keepPayment(orderNo: string, payment: PaymentUnderWay): void {
  writeValue(keyOf(orderNo), payment);
}

/** Forgets it: it has arrived, or the person starts anew. */
export function forgetPayment(orderNo: string): void {
  removeValue(keyOf(orderNo));
}

/** The payment of an order that is still waited for; `null` where there is none. */
export function usePaymentUnderWay(orderNo: string): PaymentUnderWay | null {
  return read(useStored(keyOf(orderNo)));
}

/** True while the person may be paying on a page this minute: a transfer takes hours instead. */
export function isPayingByLink(orderNo: string): boolean {
  return read(readValue(keyOf(orderNo)))?.pay_url !== undefined;
}

function read(stored: unknown): PaymentUnderWay | null {
  const payment = v.safeParse(schema, stored);
  if (!payment.success) return null;
  return Date.now() - payment.output.at < lifetimeMs ? payment.output : null;
}

function keyOf(orderNo: string): StorageKey & `luka_draft_${string}` {
  return `luka_draft_${readValue('user_id')}_payment_${orderNo}`;
}
