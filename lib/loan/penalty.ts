import { fallbackDailyRate } from './constants';
import { shareOf } from './rounding';

/** The server's penalty rates, as fractions of the loan amount (`Penalty` of the contract). */
export type PenaltyRates = { readonly once_rate: number; readonly daily_rate?: number };

/** A loan that may be late. `daysOverdue`: full calendar days past the date of repayment. */
export type LateLoan = {
  readonly amount: number;
  readonly daysOverdue: number;
  readonly rates: PenaltyRates;
};

/** What being late costs, in pesos: `total = once + days`; `perDay` is what tomorrow adds. */
export type PenaltyCost = {
  readonly once: number;
  readonly perDay: number;
  readonly days: number;
  readonly total: number;
};

/** The daily rate: the server's, else the one in the person's favour. Source: contract.md section 1. */
export function dailyRateOf({ daily_rate }: Pick<PenaltyRates, 'daily_rate'>): number {
  return daily_rate ?? fallbackDailyRate;
}

/**
 * The penalty of a loan: once a share of the amount, and a share for each day late. Both are of the
 * amount borrowed, never of the penalty itself. Not late, it is nothing. Source: product.md
 * section 9.
 */
export function penaltyOf({ amount, daysOverdue, rates }: LateLoan): PenaltyCost {
  const late = daysOverdue > 0;
  const perDay = shareOf(amount, dailyRateOf(rates));
  const once = late ? shareOf(amount, rates.once_rate) : 0;
  const days = late ? perDay * daysOverdue : 0;
  return { once, perDay, days, total: once + days };
}
