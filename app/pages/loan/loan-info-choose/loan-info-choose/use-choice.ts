import { useState } from 'react';
import type { LoanChoice, PartialChoice } from '@/app/loan/choice';
import { initialChoice, saveChoice } from '@/app/loan/choice-draft';
import { bestCoupon, couponUse } from '@/app/loan/coupon-rules';
import { adjustedPart, fitChoice, type Offers, offerOf, withDefaults } from '@/app/loan/fit-choice';
import type { Coupon, Product } from '@/lib/api/schemas/loan';

/** Result of {@link useChoice}. */
export type ChoiceState = {
  choice: LoanChoice;
  offer: Product;
  /** The coupon to use for it, unless the user removes it or chooses another. */
  best: Coupon | undefined;
  /** The coupon that the user chose, `null` if the user removed it, `undefined` if it is the best one. */
  requestedCoupon: string | null | undefined;
  adjusted: ReturnType<typeof adjustedPart>;
  change(part: Partial<PartialChoice>): void;
};

/**
 * The current choice, with the best of the coupons unless the user removed it or chose one. The requested values are
 * kept as they are, so that the user can try a product with narrower limits and switch back without losing them.
 * Survives a reload and Back.
 */
export function useChoice(
  query: PartialChoice,
  offers: Offers,
  coupons: readonly Coupon[] = [],
): ChoiceState {
  const [requested, setRequested] = useState(() => withDefaults(initialChoice(query), offers));
  const fitted = fitChoice(requested, offers);
  const offer = offerOf(fitted, offers);
  const best = bestCoupon(coupons, couponUse(fitted.amount, offer));
  const usesBest = requested.coupon_id === undefined && best;
  const choice = usesBest ? { ...fitted, coupon_id: best.id } : fitted;
  return {
    choice,
    offer,
    best,
    requestedCoupon: requested.coupon_id,
    adjusted: adjustedPart(requested, choice),
    change(part) {
      const next = { ...requested, ...part };
      setRequested(next);
      saveChoice(next, query);
    },
  };
}

/**
 * The terms, in days, that `loan/preview` rejected for the chosen product (msg `invalid loan_daycount`)
 * although the product list has them. Remembered while the screen is mounted.
 */
export function useUnavailableTerms(
  { product_id, term_days }: LoanChoice,
  isUnavailable: boolean,
): ReadonlySet<number> {
  const [all, setAll] = useState<readonly Pick<LoanChoice, 'product_id' | 'term_days'>[]>([]);
  const ofProduct = all.filter((term) => term.product_id === product_id);
  const days = new Set(ofProduct.map((term) => term.term_days));
  // Set while rendering, so that the term is marked in this very pass.
  if (isUnavailable && !days.has(term_days)) setAll([...all, { product_id, term_days }]);
  return days;
}
