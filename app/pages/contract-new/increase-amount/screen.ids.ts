/** Element ids of the quota screen, for tests. */
export const ids = {
  ways: 'increase-amount-ways',
  vouchers: 'increase-amount-vouchers',
  borrow: 'increase-amount-borrow',
  order: 'increase-amount-order',
} as const;
