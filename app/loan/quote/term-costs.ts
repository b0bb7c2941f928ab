import { useState } from 'react';
import type { Quote } from '@/lib/api/schemas/loan';
import { costOf } from '@/lib/loan/cost';
import { choiceKey, type LoanChoice } from '../choice';
import type { QuotedChoice, QuoteState } from './use-quote';

/** What each term costs, in pesos, by its days; `isExact` where the server has quoted it. */
export type TermCosts = ReadonlyMap<number, { pesos: number; isExact: boolean }>;

type Figures = Pick<Quote, 'service_fee' | 'interest' | 'term_days' | 'arrival' | 'repayment'>;

/** How far, as a fraction, a quote may be from the estimate before that is no longer shown. */
const tolerance = 0.01;

/**
 * What the terms cost for the amount of the quotes, which differ in their term only; the last one is the newest. A
 * product's interest is not known before a quote: a term that was not quoted is estimated with the fee and the daily
 * interest of the newest, unless another quote shows that the daily interest depends on the term. @internal
 */
export function termCosts(quotes: readonly Figures[], terms: readonly number[]): TermCosts {
  const newest = quotes.at(-1);
  if (!newest) return new Map();
  const { service_fee, interest, term_days } = newest;
  const estimateOf = (days: number) => service_fee + Math.round((interest * days) / term_days);
  const isEven = quotes.every((quote) => {
    const estimate = estimateOf(quote.term_days);
    return Math.abs(costOf(quote) - estimate) <= estimate * tolerance;
  });
  const costs = new Map(quotes.map((quote) => [quote.term_days, exactly(quote)]));
  for (const days of isEven ? terms : []) {
    if (!costs.has(days)) costs.set(days, { pesos: estimateOf(days), isExact: false });
  }
  return costs;
}

function exactly(quote: Figures) {
  return { pesos: costOf(quote), isExact: true };
}

/**
 * What the terms cost for a choice, from its quote and those that were shown before it. `undefined` until there is one,
 * `null` if there is none.
 */
export function useTermCosts(
  choice: LoanChoice,
  { status, quoted }: QuoteState,
  terms: readonly number[],
): TermCosts | undefined | null {
  const [seen, setSeen] = useState<readonly QuotedChoice[]>([]);
  // Set while rendering, so that the cost is shown in this very pass.
  if (quoted && !seen.includes(quoted)) setSeen([...seen, quoted]);
  if (status === 'failed') return null;
  const same = seen.filter((other) => loanKey(other.choice) === loanKey(choice));
  const quotes = same.map(({ quote }) => quote);
  if (quotes.length > 0) return termCosts(quotes, terms);
  return status === 'updating' ? undefined : null;
}

/** A choice but for its term. */
function loanKey(choice: LoanChoice): string {
  return choiceKey({ ...choice, term_days: 0 });
}
