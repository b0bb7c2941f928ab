/** The amounts that a product lends, in pesos (part of `Product` of the contract). */
export type AmountRange = {
  readonly min_amount: number;
  readonly max_amount: number;
  readonly step: number;
};

/** Why an amount cannot be borrowed. `step`: between two amounts that the product lends. */
export type AmountFault = 'tooLow' | 'tooHigh' | 'step';

/**
 * A product's range cut down to what can still be borrowed (`availableQuota`); `null` when not even
 * the least amount can. The highest amount always lies on a step.
 */
export function rangeWithin(range: AmountRange, available: number): AmountRange | null {
  const highest = Math.min(range.max_amount, available);
  if (highest < range.min_amount) return null;
  return { ...range, max_amount: highest - ((highest - range.min_amount) % stepOf(range)) };
}

/** The nearest amount that the product lends, never outside its range; half a step goes down. */
export function snapAmount(pesos: number, range: AmountRange): number {
  const step = stepOf(range);
  const steps = Math.floor((range.max_amount - range.min_amount) / step);
  const wanted = Math.ceil((pesos - range.min_amount) / step - 0.5);
  return range.min_amount + step * Math.min(steps, Math.max(0, wanted || 0));
}

/** Why a typed amount cannot be borrowed as it is; `null` when it can. */
export function amountFault(pesos: number, range: AmountRange): AmountFault | null {
  if (!(pesos >= range.min_amount)) return 'tooLow';
  if (pesos > range.max_amount) return 'tooHigh';
  return (pesos - range.min_amount) % stepOf(range) === 0 ? null : 'step';
}

/** A product without a step lends every whole peso. */
function stepOf({ step }: AmountRange): number {
  return Math.max(1, step);
}
