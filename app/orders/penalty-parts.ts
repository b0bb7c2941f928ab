import type { Cost } from '@/components/breakdown/cost';
import { dailyRateOf, type PenaltyRates } from '@/lib/loan/penalty';
import { shareOf } from '@/lib/loan/rounding';

/** What being late would add to a loan of `amount` pesos, in rates and in pesos: for `PenaltyNotice`. */
export function penaltyParts(amount: number, rates: PenaltyRates): Cost['penalty'] {
  const part = (rate: number) => ({ rate, amount: shareOf(amount, rate) });
  return { once: part(rates.once_rate), daily: part(dailyRateOf(rates)) };
}
