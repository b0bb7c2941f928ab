import { serverNow } from '@/lib/server-time/server-time';
import { useStored } from '@/lib/storage/use-stored';
import { readValue, writeValue } from '@/lib/storage/values';

/** Remembers that the user has taken the message that asks for what was paid too much of an order, in pesos. */
export function markRefundAsked(orderNo: string, amount: number): void {
  writeValue(keyOf(orderNo), { amount, at: serverNow() });
}

/** When the user took it, in milliseconds since 1970; `null` if they have not, or for another amount in pesos. */
export function useRefundAsked(orderNo: string, amount: number): number | null {
  const asked = useStored(keyOf(orderNo));
  return asked?.amount === amount ? asked.at : null;
}

function keyOf(orderNo: string): `luka_refund_${string}` {
  return `luka_refund_${readValue('user_id')}_${orderNo}`;
}
