import { snapAmount as snapToOffer } from '@/lib/loan/amount';

/** The amounts that can be selected, in pesos: `min`, `min + step`, … up to `max`. */
export type AmountRange = { min: number; max: number; step: number };

/** The nearest amount that can be selected, as everywhere (`lib/loan/amount`): half a step is rounded down. */
export function snapAmount(amount: number, { min, max, step }: AmountRange): number {
  return snapToOffer(amount, { min_amount: min, max_amount: max, step });
}

/** The position of an amount between the ends, from 0 to 1; 1 if there is only one amount. */
export function amountRatio(amount: number, { min, max }: AmountRange): number {
  if (max <= min) return 1;
  return Math.min(Math.max((amount - min) / (max - min), 0), 1);
}
