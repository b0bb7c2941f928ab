import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

const path = 'app/home';

/** The named states of the screen. */
export const states = {
  guest: { scenario: 'guest' },
  noQuota: { scenario: 'init' },
  quota: { scenario: 'approved' },
  quotaInUse: { scenario: 'lending' },
  ...unloaded({ scenario: 'lending' }, path),
} as const satisfies ScreenStates;
