/** Pesos that can be chosen: `min`, `min + step`, … up to `max`. */
export type AmountRange = { min: number; max: number; step: number };

/** The nearest amount that can be chosen; what lies between two goes to the nearer one, halves up. */
export function snapAmount(amount: number, { min, max, step }: AmountRange): number {
  const steps = Math.round((amount - min) / step);
  const most = Math.floor((max - min) / step);
  return min + Math.min(Math.max(steps, 0), most) * step;
}

/** Where an amount lies between the ends, from 0 to 1; 1 where there is only one amount. */
export function amountRatio(amount: number, { min, max }: AmountRange): number {
  if (max <= min) return 1;
  return Math.min(Math.max((amount - min) / (max - min), 0), 1);
}
