import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf, startOfDay } from '@/lib/chile/santiago';
import type { Account, StoredOrder } from '../core/state';

type CancelledLoan = Account['cancelled'][number];

/** How long Home names a cancelled loan, in ms. */
const namedMs = 7 * 86_400_000;

/**
 * Until when a loan can be cancelled, in ms: up to its payout; after a failed one for today, as nothing is sent before
 * the account is corrected. `null` once its money was sent.
 */
export function cancelEnd({ status, payout_at }: StoredOrder, now: number): number | null {
  if (status === 'waiting') return payout_at;
  if (status === 'payment_failed')
    return startOfDay(addDays(calendarDateOf(now), 1)).getTime() - 1000;
  return null;
}

/** Takes a loan back as if it had not been signed: its coupon and its approval are there again, as long as they last. */
export function cancelOrder(account: Account, order: StoredOrder, now: number): void {
  const { order_no, request_id, amount, coupon_id, applied_at } = order;
  account.orders = account.orders.filter((other) => other !== order);
  account.cancelled.push({ order_no, request_id, amount, cancelled_at: now });
  const coupon = account.coupons.find(({ id }) => id === coupon_id);
  if (coupon) {
    coupon.state = 'usable';
    delete coupon.used_at;
  }
  const application = account.applications.at(-1);
  if (!application) return;
  // An earlier loan on the same approval has used it, too.
  const since = application.submitted_at;
  application.used = account.orders.some(
    (other) => other.applied_at >= since && other.applied_at < applied_at,
  );
}

/** The loan that was cancelled of late and was not followed by another one. */
export function newestCancelled(account: Account, now: number): CancelledLoan | undefined {
  const last = account.cancelled.at(-1);
  const signedSince = account.orders.some(
    ({ applied_at }) => last && applied_at >= last.cancelled_at,
  );
  return last && !signedSince && now - last.cancelled_at < namedMs ? last : undefined;
}
