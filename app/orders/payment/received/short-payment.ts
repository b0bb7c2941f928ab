import type { Order } from '@/lib/api/schemas/order';
import { useStored } from '@/lib/storage/use-stored';
import { readValue, writeValue } from '@/lib/storage/values';
import type { Receipt } from './receipt';

/** Remembers that a payment of an order has brought less than was to be paid, which the server does not say. */
export function keepShort(orderNo: string, short: NonNullable<Receipt['short']>): void {
  writeValue(keyOf(orderNo), short);
}

/** The same in pesos, where that is the last payment of the order, and the reason why something is left; else `undefined`. */
export function useShort({ order_no, payments = [], amount_due }: Order) {
  const short = useStored(keyOf(order_no));
  const last = payments.at(-1);
  if (!short || last?.payment_id !== short.payment_id || amount_due === 0) return undefined;
  return short;
}

function keyOf(orderNo: string): `luka_short_${string}` {
  return `luka_short_${readValue('user_id')}_${orderNo}`;
}
