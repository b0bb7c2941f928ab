import type { Quote } from '@/lib/api/schemas/loan';

/** As the app's choice of a loan. */
type LoanChoice = { product_id: string; amount: number; term_days: number };

/** A quote of $200.000 for 90 days. */
export const sampleQuote: Quote = {
  preview_id: 'prev_1',
  amount: 200_000,
  term_days: 90,
  service_fee: 12_000,
  interest: 15_000,
  discount: 0,
  arrival: 188_000,
  repayment: 215_000,
  repay_date: '2027-02-18',
  cae: 0.5825,
  penalty: { once_rate: 0.05, daily_rate: 0.04 },
  expires_at: '2026-11-20T10:57:00-03:00',
};

/** 15 minutes before {@link sampleQuote} expires. */
export const sampleReceivedAt = Date.parse('2026-11-20T13:42:00Z');

/** {@link sampleQuote} with its choice, and with changes. */
export function sampleQuotedChoice(
  changes: Partial<Quote> = {},
  receivedAt = sampleReceivedAt,
): { choice: LoanChoice; quote: Quote; receivedAt: number } {
  const choice = { product_id: 'luka', amount: 200_000, term_days: 90 };
  return { choice, quote: { ...sampleQuote, ...changes }, receivedAt };
}
