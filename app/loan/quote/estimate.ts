import type { Quote } from '@/lib/api/schemas/loan';

/** What a quote will come to, until it is here: never signed, and shown as approximate unless it is one that was quoted. */
export type Estimate = { readonly quote: Quote; readonly isExact: boolean };

/**
 * A quote of another amount of the same loan: its fee before any discount and its interest in proportion, fractions of a
 * peso dropped. A lender may reckon otherwise, so it is an estimate.
 */
export function estimateOf(quote: Quote, amount: number): Estimate {
  if (quote.amount === amount) return { quote, isExact: true };
  const share = (pesos: number) => Math.floor((pesos * amount) / quote.amount);
  const fee = share(quote.service_fee + quote.discount);
  const discount = Math.min(fee, quote.discount);
  const [service_fee, interest] = [fee - discount, share(quote.interest)];
  const sums = { arrival: amount - service_fee, repayment: amount + interest };
  return { quote: { ...quote, amount, service_fee, discount, interest, ...sums }, isExact: false };
}
