import { config } from '@/lib/config';
import { fallbackDailyRate, penaltyOnceRate } from './constants';
import { shareOf } from './rounding';

/** Late-payment rates as fractions of what is late (`Penalty` of the contract). */
export type PenaltyRates = {
  readonly once_rate?: number;
  readonly daily_rate?: number;
  /** The most that all late charges on a sum come to, as a fraction of it; no cap is known without it. */
  readonly max_rate?: number;
};

/** A sum of capital that is late, in pesos, and the days after its last day to be paid that are charged. */
export type LateSum = {
  readonly amount: number;
  /** Days that were charged before; 0 includes the one-off charge. */
  readonly from?: number;
  readonly to: number;
  readonly rates: PenaltyRates;
};

/** Late charges in pesos. */
export type LateCharges = { readonly once: number; readonly days: number };

/**
 * The server's daily rate. Where it sends none, a build for the sandbox takes the lower of the two of product.md
 * section 9, and one for a real server none: nobody has agreed to it. Source: contract.md section 1.
 */
export function dailyRateOf({ daily_rate }: PenaltyRates): number | undefined {
  return daily_rate ?? (config.sandbox ? fallbackDailyRate : undefined);
}

/** The server's one-time rate; without one as {@link dailyRateOf}. */
export function onceRateOf({ once_rate }: PenaltyRates): number | undefined {
  return once_rate ?? (config.sandbox ? penaltyOnceRate : undefined);
}

/** Whether what a late day costs is known. */
export function areKnown(rates: PenaltyRates): boolean {
  return onceRateOf(rates) !== undefined && dailyRateOf(rates) !== undefined;
}

/**
 * The charges that a late sum bears on the days after `from` up to `to`: a share of it once, with the first day, and
 * a share for each day, until both have come to `max_rate` of it. Nothing is charged on charges. Source: product.md
 * section 9; the cap: contract.md section 1. A rate that is not known ({@link areKnown}) counts as none.
 */
export function lateCharges({ amount, from = 0, to, rates }: LateSum): LateCharges {
  if (to <= from) return { once: 0, days: 0 };
  const once = Math.min(millionthsOf(onceRateOf(rates) ?? 0), mostOf(rates));
  const daily = millionthsOf(dailyRateOf(rates) ?? 0);
  const room = mostOf(rates) - once;
  // Days at the full rate, and then one with what is left of the cap.
  const fullDays = daily > 0 ? Math.floor(room / daily) : Number.POSITIVE_INFINITY;
  const full = Math.max(0, Math.min(to, fullDays) - Math.min(from, fullDays));
  const hasLast = from <= fullDays && to > fullDays;
  const last = hasLast ? shareOf(amount, (room - fullDays * daily) / millionths) : 0;
  return {
    once: from === 0 ? shareOf(amount, once / millionths) : 0,
    days: full * shareOf(amount, daily / millionths) + last,
  };
}

/** The precision of a rate, as in {@link shareOf}. */
const millionths = 1_000_000;

function millionthsOf(rate: number): number {
  return Math.round(rate * millionths);
}

function mostOf({ max_rate }: PenaltyRates): number {
  return max_rate === undefined ? Number.POSITIVE_INFINITY : millionthsOf(max_rate);
}
