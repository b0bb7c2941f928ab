import type { ScreenStates } from '@/app/pages/screen-state';

const path = 'app/home';

/** The named states of the screen. */
export const states = {
  guest: { scenario: 'guest' },
  noQuota: { scenario: 'init' },
  quota: { scenario: 'approved' },
  quotaInUse: { scenario: 'lending' },
  loading: { scenario: 'lending', faults: [{ path, kind: 'timeout' }] },
  error: { scenario: 'lending', faults: [{ path, kind: '500', times: 2 }] },
  offline: { scenario: 'lending', faults: [{ path, kind: 'drop', times: 2 }] },
} as const satisfies ScreenStates;
