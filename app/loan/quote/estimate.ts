import { cae } from '@/lib/loan/cae';
import type { LoanChoice } from '../choice';
import { freeDaysOf } from './free-days';
import type { QuotedChoice, QuoteState } from './use-quote';

/** What a quote will come to, until it is here: never signed; exact where it is one that was quoted. */
export type Estimate = { readonly quote: QuotedChoice['quote']; readonly isExact: boolean };

/**
 * A choice by the quote of another amount of its product and term: the fee before any discount and the interest in
 * proportion, fractions of a peso dropped. A lender may reckon otherwise, so it is an estimate. `null` with another
 * coupon, whose discount is not known, without one that made the term longer, and where nothing would be received.
 */
export function estimateOf(
  { choice: of, quote }: Pick<QuotedChoice, 'choice' | 'quote'>,
  { product_id, amount, coupon_id }: LoanChoice,
): Estimate | null {
  const isSame = of.coupon_id === coupon_id;
  if (of.product_id !== product_id || !(isSame || coupon_id === undefined)) return null;
  if (isSame && of.amount === amount) return { quote, isExact: true };
  const share = (pesos: number) => Math.floor((pesos * amount) / quote.amount);
  const fee = share(quote.service_fee + quote.discount);
  const discount = isSame ? Math.min(fee, quote.discount) : 0;
  const [service_fee, interest] = [fee - discount, share(quote.interest)];
  const sums = { arrival: amount - service_fee, repayment: amount + interest };
  const freeDays = freeDaysOf(quote);
  const termDays = quote.term_days + freeDays;
  if (sums.arrival <= 0 || termDays <= 0 || (!isSame && freeDays > 0)) return null;
  const rate = cae({ ...sums, termDays });
  const figures = { amount, service_fee, discount, interest, ...sums, cae: rate };
  return { quote: { ...quote, ...figures }, isExact: false };
}

/** What is shown of a choice: its quote or, while that loads, the estimate of it. */
export function currentOf(
  { status, quoted }: QuoteState,
  estimate: Estimate | undefined,
): Estimate | undefined {
  if (status === 'ready') return quoted ? { quote: quoted.quote, isExact: true } : undefined;
  return status === 'updating' ? estimate : undefined;
}
