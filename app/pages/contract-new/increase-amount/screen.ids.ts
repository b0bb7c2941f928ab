/** Element ids of raising the quota, for tests. */
export const ids = {
  ways: 'increase-amount-ways',
  vouchers: 'increase-amount-vouchers',
  borrow: 'increase-amount-borrow',
} as const;
