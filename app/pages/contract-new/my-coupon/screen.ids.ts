/** Element ids of coupons and vouchers, for tests. */
export const ids = { list: 'my-coupon-list', raise: 'my-coupon-raise' } as const;
