/** A credit limit in pesos (`Quota` of the contract). */
export type Quota = { readonly total: number; readonly used: number; readonly frozen: number };

/** What can still be borrowed, in pesos: total less used and frozen, never below nothing. */
export function availableQuota({ total, used, frozen }: Quota): number {
  return Math.max(0, total - used - frozen);
}
