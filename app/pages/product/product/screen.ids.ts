/** Element ids, for tests. */
export const ids = {
  amount: 'product-amount',
  term: 'product-term',
  product: 'product-type',
  cost: 'product-cost',
  retry: 'product-retry',
  continue: 'product-continue',
} as const;
