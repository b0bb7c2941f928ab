import { fallbackDailyRate } from './constants';
import { shareOf } from './rounding';

/** Penalty rates as fractions of the loan amount (`Penalty` of the contract). */
export type PenaltyRates = { readonly once_rate: number; readonly daily_rate?: number };

/** A loan that may be overdue. `daysOverdue`: calendar days after the due date. */
export type LateLoan = {
  readonly amount: number;
  readonly daysOverdue: number;
  readonly rates: PenaltyRates;
};

/** The penalty in pesos: `total = once + days`; `perDay` is added with each day. */
export type PenaltyCost = {
  readonly once: number;
  readonly perDay: number;
  readonly days: number;
  readonly total: number;
};

/** The server's daily rate, or the lower of the two known ones. Source: contract.md section 1. */
export function dailyRateOf({ daily_rate }: Pick<PenaltyRates, 'daily_rate'>): number {
  return daily_rate ?? fallbackDailyRate;
}

/**
 * The penalty of a loan: a one-time share of the loan amount and a share per day overdue, without compound
 * interest. Nothing while it is not overdue. Source: product.md section 9.
 */
export function penaltyOf({ amount, daysOverdue, rates }: LateLoan): PenaltyCost {
  const overdue = daysOverdue > 0;
  const perDay = shareOf(amount, dailyRateOf(rates));
  const once = overdue ? shareOf(amount, rates.once_rate) : 0;
  const days = overdue ? perDay * daysOverdue : 0;
  return { once, perDay, days, total: once + days };
}
