import type { Order } from '@/lib/api/schemas/order';
import { calendarDateOf } from '@/lib/chile/santiago';
import { countsFrom, payingOf } from '../order-ledger';

/**
 * Since when nothing is left of a cleared order, ISO 8601: from when its last payment counts that was not all too much,
 * though its money may have come days later; `cleared_at` where no payment has come on that day.
 */
export function clearedFrom({
  cleared_at,
  payments = [],
}: Pick<Order, 'cleared_at' | 'payments'>): string | undefined {
  if (cleared_at === undefined) return undefined;
  const arrived = payments.map(({ paid_at }) => calendarDateOf(paid_at));
  if (!arrived.includes(calendarDateOf(cleared_at))) return cleared_at;
  const ending = payingOf({ payments }).at(-1);
  const last = ending ? countsFrom(ending) : cleared_at;
  return calendarDateOf(last) < calendarDateOf(cleared_at) ? last : cleared_at;
}
