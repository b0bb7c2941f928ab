import type { Quote } from '@/lib/api/schemas/loan';
import type { LoanChoice } from './choice';
import { allows, cheapest, type Offers } from './fit-choice';
import { type QuoteState, useQuote } from './quote/use-quote';

/** The quotes of the chosen product and of the cheapest other one that allows the amount and the term. */
export type ProductQuotes = {
  /** `undefined` while the product's quote loads; `null` if it has none. */
  chosen: Quote | undefined | null;
  /** `null` if no other product allows the choice. */
  other: { id: string; quote: Quote | undefined | null } | null;
};

/** Requests the other product's quote, with the same coupon, once the choice has its own. */
export function useProductQuotes(
  choice: LoanChoice,
  cost: QuoteState,
  offers: Offers,
): ProductQuotes {
  const other = cheapest(
    offers.filter((offer) => offer.id !== choice.product_id && allows(offer, choice)),
  );
  const chosen = quoteIn(cost);
  const quotable = chosen && cost.quoted?.choice;
  const otherCost = useQuote(other && quotable ? { ...quotable, product_id: other.id } : null);
  return {
    chosen,
    other: other ? { id: other.id, quote: chosen && quoteIn(otherCost) } : null,
  };
}

function quoteIn({ status, quoted }: QuoteState): Quote | undefined | null {
  if (status === 'updating') return undefined;
  return status === 'ready' ? quoted?.quote : null;
}
