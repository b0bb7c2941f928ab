import type { Quota } from '@/lib/api/schemas/home';
import type { Product } from '@/lib/api/schemas/loan';
import { rangeWithin, snapAmount } from '@/lib/loan/amount';
import { availableQuota } from '@/lib/loan/quota';
import type { LoanChoice, PartialChoice } from '../choice';

/** A term suits most who are paid by the month: days. */
const usualTerm = 30;

/** The products that can be taken, one at least. */
export type Offers = readonly [Product, ...Product[]];

/**
 * The products as this person may take them: no amount above what is left of the quota. `null` where not
 * even the least amount of any is left.
 */
export function offersFor(products: readonly Product[], quota: Quota | undefined): Offers | null {
  const available = quota ? availableQuota(quota) : Number.POSITIVE_INFINITY;
  const [first, ...rest] = products.flatMap((product) => {
    const range = rangeWithin(product, available);
    if (!range || product.terms.length === 0) return [];
    return [{ ...product, ...range, terms: product.terms.toSorted((a, b) => a - b) }];
  });
  return first ? [first, ...rest] : null;
}

/**
 * A choice that can be had, as near to what is wanted as it goes: the first product, the middle amount
 * (never the highest, which would cost the most) and the term nearest to a month where nothing is said.
 */
export function fitChoice(wanted: PartialChoice, offers: Offers): LoanChoice {
  const offer = offerOf(wanted, offers);
  const { min_amount, max_amount, terms } = offer;
  const { amount = (min_amount + max_amount) / 2, term_days = usualTerm, coupon_id } = wanted;
  return {
    product_id: offer.id,
    amount: snapAmount(amount, offer),
    term_days: nearest(term_days, terms) ?? term_days,
    ...(coupon_id !== undefined && { coupon_id }),
  };
}

/** The product that is wanted, else the first. */
export function offerOf(
  { product_id }: Pick<PartialChoice, 'product_id'>,
  offers: Offers,
): Product {
  return offers.find(({ id }) => id === product_id) ?? offers[0];
}

/** The number nearest to `wanted`, the smaller of two that are as near; none of an empty list. */
export function nearest(wanted: number, numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0];
}
