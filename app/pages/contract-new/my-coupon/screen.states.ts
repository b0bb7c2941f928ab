import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

const path = 'coupon/my_coupon';

/** Every state of coupons and vouchers. */
export const states = {
  coupons: { scenario: 'coupons' },
  welcome: { scenario: 'approved' },
  running: { scenario: 'lending' },
  empty: { scenario: 'no_coupons' },
  noQuota: { scenario: 'init' },
  ...unloaded({ scenario: 'coupons' }, path),
} as const satisfies ScreenStates;
