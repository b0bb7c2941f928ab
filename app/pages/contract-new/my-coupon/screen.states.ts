import type { ScreenStates } from '@/app/pages/screen-state';

const path = 'coupon/my_coupon';

/** Every state of coupons and vouchers. */
export const states = {
  coupons: { scenario: 'coupons' },
  welcome: { scenario: 'approved' },
  running: { scenario: 'lending' },
  empty: { scenario: 'no_coupons' },
  noQuota: { scenario: 'init' },
  loading: { scenario: 'coupons', faults: [{ path, kind: 'timeout' }] },
  error: { scenario: 'coupons', faults: [{ path, kind: '500', times: 9 }] },
  offline: { scenario: 'coupons', faults: [{ path, kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
