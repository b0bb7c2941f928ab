import type { LoanChoice } from '@/app/loan/choice';
import type { Benefits, Coupon } from '@/lib/api/schemas/loan';

/** The coupons that can still be used, in the server's order. */
export function usableCoupons(coupons: readonly Coupon[]): Coupon[] {
  return coupons.filter(({ state }) => state === 'usable');
}

/** True if a coupon may be used on a loan of `amount` pesos. */
export function couponFits(
  { min_amount = 0 }: Pick<Coupon, 'min_amount'>,
  amount: number,
): boolean {
  return amount >= min_amount;
}

type CouponsCall = { data: Pick<Benefits, 'coupons'> | undefined; error: unknown };

/**
 * The choice to request a quote for: without its coupon if that cannot be used, as the server would reject
 * the whole request. `null` while the coupons load; if they failed to load, without the coupon.
 */
export function quotableChoice(
  choice: LoanChoice,
  { data, error }: CouponsCall,
): LoanChoice | null {
  const { coupon_id, ...withoutCoupon } = choice;
  if (coupon_id === undefined) return choice;
  if (!data) return error === undefined ? null : withoutCoupon;
  const coupon = usableCoupons(data.coupons).find(({ id }) => id === coupon_id);
  return coupon && couponFits(coupon, choice.amount) ? choice : withoutCoupon;
}
