import { useState } from 'react';
import type { LoanChoice } from '../choice';

/**
 * The terms that a product turned out not to have, in days: the server's list offers them, its prices do
 * not (msg `invalid loan_daycount`). Remembered as long as the screen stands.
 */
export function useGoneTerms(
  { product_id, term_days }: LoanChoice,
  isGone: boolean,
): ReadonlySet<number> {
  const [gone, setGone] = useState<readonly Pick<LoanChoice, 'product_id' | 'term_days'>[]>([]);
  const ofProduct = gone.filter((term) => term.product_id === product_id);
  const known = new Set(ofProduct.map((term) => term.term_days));
  // Set while rendering: the chip is marked in this very pass.
  if (isGone && !known.has(term_days)) setGone([...gone, { product_id, term_days }]);
  return known;
}
