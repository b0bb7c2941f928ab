import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

const path = 'app/home';

/** Every state of the quota screen. */
export const states = {
  approved: { scenario: 'approved' },
  vouchers: { scenario: 'coupons' },
  running: { scenario: 'lending' },
  waiting: { scenario: 'waiting' },
  cleared: { scenario: 'cleared' },
  noQuota: { scenario: 'init' },
  ...unloaded({ scenario: 'approved' }, path),
} as const satisfies ScreenStates;
