/** Element ids, for tests. */
export const ids = {
  amount: 'product-amount',
  term: 'product-term',
  product: 'product-type',
  cost: 'product-cost',
  continue: 'product-continue',
} as const;
