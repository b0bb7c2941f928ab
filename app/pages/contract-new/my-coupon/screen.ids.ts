/** Element ids of coupons and vouchers, for tests. */
export const ids = { list: 'my-coupon-list', quota: 'my-coupon-quota' } as const;
