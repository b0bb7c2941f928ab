/** Element ids, for tests. */
export const ids = {
  products: 'product-list',
  amount: 'product-amount',
  term: 'product-term',
  cost: 'product-cost',
  retry: 'product-retry',
  continue: 'product-continue',
} as const;
