import type { Quote } from '@/lib/api/schemas/loan';
import type { LoanChoice } from './choice';
import { allows, cheapest, type Offers } from './fit-choice';
import { type Estimate, estimateOf } from './quote/estimate';
import { type QuoteState, useQuote } from './quote/use-quote';

/** The quotes of the chosen product and of the cheapest other one that allows the amount and the term. */
export type ProductQuotes = {
  /** While the product's quote loads an estimate, or `undefined`; `null` if it has none. */
  chosen: Quote | undefined | null;
  /** `null` if no other product allows the choice. */
  other: { id: string; quote: Quote | undefined | null } | null;
};

/** Requests the other product's quote, with the same coupon, once the choice has its own. */
export function useProductQuotes(
  choice: LoanChoice,
  cost: QuoteState,
  estimate: Estimate | undefined,
  offers: Offers,
): ProductQuotes {
  const other = cheapest(
    offers.filter((offer) => offer.id !== choice.product_id && allows(offer, choice)),
  );
  const chosen = quoteIn(cost, estimate);
  const quotable = cost.status === 'ready' && cost.quoted?.choice;
  const otherCost = useQuote(other && quotable ? { ...quotable, product_id: other.id } : null);
  if (!other) return { chosen, other: null };
  const { quoted } = otherCost;
  const isOfTerm = quoted?.choice.term_days === choice.term_days;
  const about = isOfTerm ? estimateOf(quoted, { ...choice, product_id: other.id }) : null;
  return { chosen, other: { id: other.id, quote: chosen && quoteIn(otherCost, about) } };
}

function quoteIn(
  { status, quoted }: QuoteState,
  estimate: Estimate | undefined | null,
): Quote | undefined | null {
  if (status === 'updating') return estimate?.quote;
  return status === 'ready' ? quoted?.quote : null;
}
