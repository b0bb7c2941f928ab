import type { Quota } from '@/lib/api/schemas/home';
import type { Benefits, Coupon, Voucher } from '@/lib/api/schemas/loan';
import { toBusinessIso } from '@/lib/chile/santiago';
import type { Account } from '../core/state';

const dayMs = 86_400_000;

/** Adds the coupon of a first approval: $3.000 off, for loans from $100.000, valid 10 days. */
export function grantWelcomeCoupon(account: Account, now: number): void {
  account.coupons.push({
    id: `welcome-${account.id}`,
    kind: 'fee_reduction',
    value: 3000,
    min_amount: 100_000,
    expires_at: toBusinessIso(now + 10 * dayMs),
    state: 'usable',
  });
}

/** Coupons and vouchers at `now`; unused ones past their date are expired. */
export function viewBenefits(account: Account, now: number): Benefits {
  return {
    coupons: account.coupons.map((coupon) => atTime(coupon, now)),
    vouchers: account.vouchers.map((voucher) => atTime(voucher, now)),
  };
}

/** The coupon `id` if it is usable. */
export function usableCoupon(account: Account, id: string, now: number): Coupon | undefined {
  return usable(account.coupons, now).find((coupon) => coupon.id === id);
}

/**
 * `Quota` of the contract. `used` is paid out and not paid back, `frozen` is not paid out yet. The total is
 * never below these two, so a voucher that expires during its loan takes nothing back.
 */
export function quotaOf(account: Account, now: number): Quota {
  const amountIn = (...statuses: string[]) =>
    account.orders
      .filter((order) => statuses.includes(order.status))
      .reduce((sum, order) => sum + order.amount, 0);
  const used = amountIn('lending');
  const frozen = amountIn('waiting', 'payment_failed');
  const raised = usable(account.vouchers, now).reduce((sum, { raise }) => sum + raise, 0);
  return { total: Math.max(account.limit + raised, used + frozen), used, frozen };
}

function usable<B extends Coupon | Voucher>(benefits: readonly B[], now: number): B[] {
  return benefits.filter((benefit) => atTime(benefit, now).state === 'usable');
}

function atTime<B extends Coupon | Voucher>(benefit: B, now: number): B {
  const expired = benefit.state === 'usable' && Date.parse(benefit.expires_at) < now;
  return expired ? { ...benefit, state: 'expired' } : { ...benefit };
}
