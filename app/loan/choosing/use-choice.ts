import { useState } from 'react';
import type { Product } from '@/lib/api/schemas/loan';
import type { LoanChoice, PartialChoice } from '../choice';
import { keepChoice, startingChoice } from '../choice-draft';
import { fitChoice, type Offers, offerOf } from './fit-choice';

/** What is chosen, and what it is chosen from. */
export type Choosing = {
  choice: LoanChoice;
  offer: Product;
  /** What had to be moved so that the product has it. */
  moved: 'amount' | 'term' | null;
  change(part: Partial<PartialChoice>): void;
};

/**
 * The choice under way. What the person wants is kept as it is, so that a product with narrower limits can
 * be looked at and left again without losing it; it survives a reload and Back.
 */
export function useChoice(address: PartialChoice, offers: Offers): Choosing {
  const [wanted, setWanted] = useState(() => startingChoice(address));
  const choice = fitChoice(wanted, offers);
  return {
    choice,
    offer: offerOf(choice, offers),
    moved: movedPart(wanted, choice),
    change(part) {
      const next = { ...wanted, ...part };
      setWanted(next);
      keepChoice(next, address);
    },
  };
}

function movedPart(wanted: PartialChoice, { amount, term_days }: LoanChoice): Choosing['moved'] {
  if (wanted.amount !== undefined && wanted.amount !== amount) return 'amount';
  if (wanted.term_days !== undefined && wanted.term_days !== term_days) return 'term';
  return null;
}
