/** The amounts that can be selected, in pesos: `min`, `min + step`, … up to `max`. */
export type AmountRange = { min: number; max: number; step: number };

/** The nearest amount that can be selected; halves are rounded up. */
export function snapAmount(amount: number, { min, max, step }: AmountRange): number {
  const steps = Math.round((amount - min) / step);
  const most = Math.floor((max - min) / step);
  return min + Math.min(Math.max(steps, 0), most) * step;
}

/** The position of an amount between the ends, from 0 to 1; 1 if there is only one amount. */
export function amountRatio(amount: number, { min, max }: AmountRange): number {
  if (max <= min) return 1;
  return Math.min(Math.max((amount - min) / (max - min), 0), 1);
}
