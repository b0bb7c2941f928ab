import type { LoanChoice, PartialChoice } from '@/app/loan/choice';
import type { Quota } from '@/lib/api/schemas/home';
import type { Product } from '@/lib/api/schemas/loan';
import { availableQuota, rangeWithin, snapAmount } from '@/lib/loan/amount';

/** The default term in days: most users are paid monthly. */
const defaultTermDays = 30;

/** The products that the user can borrow with, at least one. */
export type Offers = readonly [Product, ...Product[]];

/**
 * The products, with their amounts limited to the available quota and their terms sorted. `null` if the
 * quota is below every product's minimum.
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
 * The valid choice that is nearest to the requested one. Defaults: the first product, the middle amount
 * (never the highest, which costs the most), and the term nearest to a month.
 */
export function fitChoice(requested: PartialChoice, offers: Offers): LoanChoice {
  const offer = offerOf(requested, offers);
  const { min_amount, max_amount, terms } = offer;
  const {
    amount = (min_amount + max_amount) / 2,
    term_days = defaultTermDays,
    coupon_id,
  } = requested;
  return {
    product_id: offer.id,
    amount: snapAmount(amount, offer),
    term_days: nearest(term_days, terms) ?? term_days,
    ...(typeof coupon_id === 'string' && { coupon_id }),
  };
}

/** What of a request {@link withDefaults} was changed to fit the product. */
export function adjustedPart(
  requested: PartialChoice,
  { amount, term_days }: LoanChoice,
): 'amount' | 'term' | 'both' | null {
  const hasTerm = requested.term_days === term_days;
  if (requested.amount === amount) return hasTerm ? null : 'term';
  return hasTerm ? 'amount' : 'both';
}

/** True if a product allows this amount and term. */
export function allows(offer: Product, choice: Pick<LoanChoice, 'amount' | 'term_days'>): boolean {
  const { amount, term_days } = choice;
  return snapAmount(amount, offer) === amount && offer.terms.includes(term_days);
}

/**
 * The request with what it leaves open; of the products that allow its amount and term that with the lowest fee rate, if
 * it names none. Made once, when the choice begins: later each part is only the user's to change, and what another
 * product does not allow is there again with one that does.
 */
export function withDefaults(requested: PartialChoice, offers: Offers): PartialChoice {
  const { product_id, amount, term_days } = fitChoice(requested, offers);
  const allowing = offers.filter((offer) => allows(offer, { amount, term_days }));
  const best = requested.product_id === undefined ? cheapest(allowing)?.id : undefined;
  return {
    ...requested,
    product_id: best ?? product_id,
    amount: requested.amount ?? amount,
    term_days: requested.term_days ?? term_days,
  };
}

/** The product with the lowest fee rate, the first of several; `undefined` for an empty list. */
export function cheapest(offers: readonly Product[]): Product | undefined {
  return offers.toSorted((a, b) => a.fee_rate - b.fee_rate)[0];
}

/** The requested product, else the first. */
export function offerOf(
  { product_id }: Pick<PartialChoice, 'product_id'>,
  offers: Offers,
): Product {
  return offers.find(({ id }) => id === product_id) ?? offers[0];
}

/** The number nearest to `target`, the smaller one of two equally near; `undefined` for an empty list. */
export function nearest(target: number, numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b)[0];
}
