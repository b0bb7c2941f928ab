import type { LoanChoice } from '@/app/loan/choice';
import type { Benefits, Coupon, Product } from '@/lib/api/schemas/loan';
import { shareOf } from '@/lib/loan/rounding';
import { serverNow } from '@/lib/server-time/server-time';

/** The coupons that can be used at `now` (ms since 1970), in the server's order: its list may be older than one's end. */
export function usableCoupons(coupons: readonly Coupon[], now: number): Coupon[] {
  return coupons.filter(
    ({ state, expires_at }) => state === 'usable' && Date.parse(expires_at) > now,
  );
}

/** True if a coupon may be used on a loan of `amount` pesos. */
export function couponFits(
  { min_amount = 0 }: Pick<Coupon, 'min_amount'>,
  amount: number,
): boolean {
  return amount >= min_amount;
}

type CouponUse = {
  /** Pesos. */
  amount: number;
  /** The full fee of the loan in pesos. */
  fee: number;
  /** Milliseconds since 1970. */
  now: number;
};

/** The use of a coupon now, on a loan of `amount` pesos of a product. */
export function couponUse(amount: number, { fee_rate }: Pick<Product, 'fee_rate'>): CouponUse {
  return { amount, fee: shareOf(amount, fee_rate), now: serverNow() };
}

/**
 * The coupon that lowers the fee most of those that can be used now for the amount; of equal ones the one with more
 * interest-free days, then the one that expires first. `undefined` if none can be used.
 */
export function bestCoupon(coupons: readonly Coupon[], use: CouponUse): Coupon | undefined {
  const { amount, fee, now } = use;
  const expiry = ({ expires_at }: Coupon) => Date.parse(expires_at);
  const reduction = ({ kind, value }: Coupon) =>
    kind === 'fee_reduction' ? Math.min(value, fee) : 0;
  const freeDays = ({ kind, value }: Coupon) => (kind === 'interest_free_days' ? value : 0);
  return usableCoupons(coupons, now)
    .filter((coupon) => couponFits(coupon, amount))
    .toSorted(
      (a, b) => reduction(b) - reduction(a) || freeDays(b) - freeDays(a) || expiry(a) - expiry(b),
    )[0];
}

type CouponsCall = { data: Pick<Benefits, 'coupons'> | undefined; error: unknown };

/**
 * The choice to request a quote for: without its coupon if that cannot be used, as the server would reject
 * the whole request. `null` while the coupons load; if they failed to load, without the coupon.
 */
export function quotableChoice(
  choice: LoanChoice,
  { data, error }: CouponsCall,
  now: number,
): LoanChoice | null {
  const { coupon_id, ...withoutCoupon } = choice;
  if (coupon_id === undefined) return choice;
  if (!data) return error === undefined ? null : withoutCoupon;
  const coupon = usableCoupons(data.coupons, now).find(({ id }) => id === coupon_id);
  return coupon && couponFits(coupon, choice.amount) ? choice : withoutCoupon;
}
