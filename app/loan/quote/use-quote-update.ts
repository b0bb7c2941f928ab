import { useState } from 'react';
import { isExpired } from '@/app/loan/quote/quote-expiry';
import type { QuotedChoice } from '@/app/loan/quote/use-quote';
import type { Coupon, Quote } from '@/lib/api/schemas/loan';
import { costOf } from '@/lib/loan/cost';

/** A part that may differ between two quotes of the same choice. */
export type QuoteChange = 'arrival' | 'repayment' | 'cost' | 'date' | 'cae' | 'penalty';

/** How a quote compares to the one it replaced. */
export type QuoteUpdate =
  | {
      kind: 'changed';
      before: Quote;
      changes: readonly QuoteChange[];
      /** The coupon that the new quote is without. */
      lostCoupon?: Coupon | undefined;
    }
  /** The same figures, valid again. */
  | { kind: 'renewed' };

type Seen = { before: QuotedChoice | null; now: QuotedChoice | null; intent: string };

/**
 * Compares the quote on the page with the one that the user saw before: the first with `previous`, each
 * further one with the one it replaced. `null` if there is nothing to show, and after the user has changed the `intent`:
 * then a change is what was asked for.
 */
export function useQuoteUpdate(
  current: QuotedChoice | null,
  previous: QuotedChoice | null,
  intent = '',
): QuoteUpdate | null {
  const [seen, setSeen] = useState<Seen>({ before: previous, now: null, intent });
  const shownBefore = seen.intent === intent ? (seen.now ?? seen.before) : null;
  const latest =
    current && current !== seen.now ? { before: shownBefore, now: current, intent } : seen;
  // Set while rendering, so that changed figures never appear without the notice.
  if (latest !== seen) setSeen(latest);
  const { before, now } = latest;
  if (!before || !now || latest.intent !== intent) return null;
  const changes = quoteChanges(before.quote, now.quote);
  const lostCoupon = now.quote.coupon ? undefined : before.quote.coupon;
  if (changes.length > 0) return { kind: 'changed', before: before.quote, changes, lostCoupon };
  return isExpired(before, now.receivedAt) ? { kind: 'renewed' } : null;
}

/** What differs between two quotes, in the order it is listed. */
function quoteChanges(before: Quote, now: Quote): QuoteChange[] {
  const differs: Record<QuoteChange, boolean> = {
    arrival: before.arrival !== now.arrival,
    repayment: before.repayment !== now.repayment,
    cost: costOf(before) !== costOf(now),
    date: before.repay_date !== now.repay_date,
    cae: before.cae !== now.cae,
    penalty: (['once_rate', 'daily_rate', 'max_rate'] as const).some(
      (rate) => before.penalty[rate] !== now.penalty[rate],
    ),
  };
  return order.filter((change) => differs[change]);
}

const order: readonly QuoteChange[] = ['arrival', 'repayment', 'cost', 'date', 'cae', 'penalty'];
