import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

const path = 'coupon/my_coupon';

const tab = (number: number) => `.segment__tab:nth-child(${number})`;

/** Every state of coupons and vouchers. */
export const states = {
  coupons: { scenario: 'coupons' },
  used: { scenario: 'coupons', actions: [{ click: tab(2) }] },
  expired: { scenario: 'coupons', actions: [{ click: tab(3) }] },
  welcome: { scenario: 'approved' },
  running: { scenario: 'lending' },
  empty: { scenario: 'no_coupons' },
  noQuota: { scenario: 'init' },
  ...unloaded({ scenario: 'coupons' }, path),
} as const satisfies ScreenStates;
