import { useEffect, useEffectEvent, useState } from 'react';
import { costOf } from '@/lib/loan/cost';
import { choiceKey, type LoanChoice } from '../choice';
import { type Estimate, estimateOf } from './estimate';
import { isExpired } from './quote-expiry';
import { type QuotedChoice, type QuoteState, requestQuote } from './use-quote';

/** What each term costs, in pesos, by its days, as the server quoted it; `null` where it did not. One that loads is missing. */
type TermCosts = ReadonlyMap<number, number | null>;

type Asked = QuotedChoice | { readonly choice: LoanChoice; readonly quote: null };

/** Result of {@link useTermCosts}. */
export type QuotedTerms = {
  /** `null` if none is known. */
  costs: TermCosts | null;
  /** What the terms will come to of which any amount was quoted, by their days. */
  estimates: ReadonlyMap<number, Estimate>;
};

/**
 * What the terms cost for a choice. Once the server has answered for the choice itself, the quotes of the other terms are
 * requested: fee and interest may depend on the term, so that one's cost says nothing certain of another's. While the
 * amount changes, those of the last one give an estimate.
 */
export function useTermCosts(
  choice: LoanChoice,
  { status, quoted }: QuoteState,
  terms: readonly number[],
): QuotedTerms {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  // Set while rendering, so that the cost is shown in this very pass.
  if (quoted && !asked.includes(quoted)) setAsked([...asked, quoted]);
  const same = asked.filter((other) => loanKey(other.choice) === loanKey(choice));
  const isAnswered = status === 'ready' || status === 'noTerm';
  const answer = isAnswered ? `${status} ${quoted?.receivedAt} ${choiceKey(choice)}` : null;

  const requestOthers = useEffectEvent((signal: AbortSignal) => {
    const isKnown = (days: number) =>
      days === choice.term_days ||
      same.some((one) => one.quote && one.choice.term_days === days && !isExpired(one));
    for (const term_days of terms.filter((days) => !isKnown(days))) {
      const other = { ...choice, term_days };
      void requestQuote(other, { signal, quiet: true }).then((result) => {
        if (signal.aborted) return;
        const one = result.status === 'ready' ? result.quoted : { choice: other, quote: null };
        setAsked((before) => [...before, one]);
      });
    }
  });
  useEffect(() => {
    if (!answer) return;
    const controller = new AbortController();
    requestOthers(controller.signal);
    return () => controller.abort();
  }, [answer]);

  const estimates = new Map<number, Estimate>();
  for (const { choice: of, quote } of asked) {
    const estimate = quote && estimateOf({ choice: of, quote }, choice);
    const isBetter = estimate?.isExact || !estimates.get(of.term_days)?.isExact;
    if (estimate && isBetter) estimates.set(of.term_days, estimate);
  }
  if (status === 'failed') return { costs: null, estimates };
  const costs = new Map<number, number | null>();
  for (const { choice: of, quote } of same) costs.set(of.term_days, quote && costOf(quote));
  if (status === 'noTerm') costs.set(choice.term_days, null);
  const isNoneKnown = terms.every((days) => costs.get(days) === null);
  return { costs: isNoneKnown ? null : costs, estimates };
}

/** A choice but for its term. */
function loanKey(choice: LoanChoice): string {
  return choiceKey({ ...choice, term_days: 0 });
}
