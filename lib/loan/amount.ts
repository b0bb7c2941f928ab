/** The amounts of a product, in pesos (part of `Product` of the contract). */
export type AmountRange = {
  readonly min_amount: number;
  readonly max_amount: number;
  readonly step: number;
};

/** A credit limit in pesos (`Quota` of the contract). */
export type Quota = { readonly total: number; readonly used: number; readonly frozen: number };

/** The amount that can still be borrowed, in pesos; never negative. */
export function availableQuota({ total, used, frozen }: Quota): number {
  return Math.max(0, total - used - frozen);
}

/**
 * A product's range limited to `available` pesos, with the highest amount on a step; `null` if not even the
 * lowest amount is available.
 */
export function rangeWithin(range: AmountRange, available: number): AmountRange | null {
  const highest = Math.min(range.max_amount, available);
  if (highest < range.min_amount) return null;
  return { ...range, max_amount: highest - ((highest - range.min_amount) % stepOf(range)) };
}

/**
 * The nearest amount of the range that is on a step; half a step is rounded down, as a user in doubt owes less. Every
 * amount that is typed, linked to or kept is rounded by this. Source: contract.md section 1.
 */
export function snapAmount(pesos: number, range: AmountRange): number {
  const step = stepOf(range);
  const steps = Math.floor((range.max_amount - range.min_amount) / step);
  const wanted = Math.ceil((pesos - range.min_amount) / step - 0.5);
  return range.min_amount + step * Math.min(steps, Math.max(0, wanted || 0));
}

/** A product without a step lends every whole peso. */
function stepOf({ step }: AmountRange): number {
  return Math.max(1, step);
}
