import type { Benefits, Coupon, Voucher } from '@/lib/api/schemas/loan';
import { toBusinessIso } from '@/lib/chile/santiago';
import type { Account } from '../core/account-state';

const dayMs = 86_400_000;

/** Gives the coupon that comes with a first approval: $3.000 off, loans from $100.000, 10 days. */
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

/** Coupons and vouchers as they are at `now`: what was not used in time has expired. */
export function viewBenefits(account: Account, now: number): Benefits {
  return {
    coupons: account.coupons.map((coupon) => aged(coupon, now)),
    vouchers: account.vouchers.map((voucher) => aged(voucher, now)),
  };
}

/** What the vouchers in force add to the limit, in pesos. A voucher counts until it expires. */
export function raisedLimit(account: Account, now: number): number {
  return account.limit + inForce(account.vouchers, now).reduce((sum, { raise }) => sum + raise, 0);
}

/** The coupon `id` where it can still be used. */
export function usableCoupon(account: Account, id: string, now: number): Coupon | undefined {
  return inForce(account.coupons, now).find((coupon) => coupon.id === id);
}

function inForce<B extends Coupon | Voucher>(benefits: readonly B[], now: number): B[] {
  return benefits.filter((benefit) => aged(benefit, now).state === 'usable');
}

function aged<B extends Coupon | Voucher>(benefit: B, now: number): B {
  const late = benefit.state === 'usable' && Date.parse(benefit.expires_at) < now;
  return late ? { ...benefit, state: 'expired' } : { ...benefit };
}
