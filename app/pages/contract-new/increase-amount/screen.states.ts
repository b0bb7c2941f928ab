import type { ScreenStates } from '@/app/pages/screen-state';

const path = 'app/home';

/** Every state of the quota screen. */
export const states = {
  approved: { scenario: 'approved' },
  vouchers: { scenario: 'coupons' },
  running: { scenario: 'lending' },
  waiting: { scenario: 'waiting' },
  cleared: { scenario: 'cleared' },
  noQuota: { scenario: 'init' },
  loading: { scenario: 'approved', faults: [{ path, kind: 'timeout' }] },
  error: { scenario: 'approved', faults: [{ path, kind: '500', times: 9 }] },
  offline: { scenario: 'approved', faults: [{ path, kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
