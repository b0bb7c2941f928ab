import type { Benefits, Coupon } from '@/lib/api/schemas/loan';
import type { LoanChoice } from '../choice';

/** The coupons that can still be used, in the server's order. */
export function usableCoupons(coupons: readonly Coupon[]): Coupon[] {
  return coupons.filter(({ state }) => state === 'usable');
}

/** True where a coupon may be used on a loan of `amount` pesos. */
export function couponFits(
  { min_amount = 0 }: Pick<Coupon, 'min_amount'>,
  amount: number,
): boolean {
  return amount >= min_amount;
}

/** How the person's coupons stand, of {@link Benefits}. */
export type CouponsState = { data: Pick<Benefits, 'coupons'> | undefined; error: unknown };

/**
 * What the server is asked about a choice: with its coupon only where that counts, as the server refuses
 * the whole choice otherwise. `null` while it is not known yet; where it cannot be known, without.
 */
export function choiceToAsk(choice: LoanChoice, { data, error }: CouponsState): LoanChoice | null {
  const { coupon_id, ...plain } = choice;
  if (coupon_id === undefined) return choice;
  if (!data) return error === undefined ? null : plain;
  const coupon = usableCoupons(data.coupons).find(({ id }) => id === coupon_id);
  return coupon && couponFits(coupon, choice.amount) ? choice : plain;
}
