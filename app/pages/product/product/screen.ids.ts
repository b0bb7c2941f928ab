/** Element ids of the products, for tests. */
export const ids = {
  products: 'product-list',
  amount: 'product-amount',
  term: 'product-term',
  cost: 'product-cost',
  retry: 'product-retry',
  goOn: 'product-go-on',
} as const;
