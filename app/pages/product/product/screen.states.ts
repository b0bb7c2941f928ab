import type { ScreenStates } from '@/app/pages/screen-state';

const list = 'app/get_product_list';

/** The named states of the screen. */
export const states = {
  guest: { scenario: 'guest' },
  approved: { scenario: 'approved' },
  running: { scenario: 'lending' },
  quoteFails: { scenario: 'guest', faults: [{ path: 'loan/preview', kind: '500', times: 9 }] },
  loading: { scenario: 'guest', faults: [{ path: list, kind: 'timeout' }] },
  error: { scenario: 'guest', faults: [{ path: list, kind: '500', times: 9 }] },
  offline: { scenario: 'guest', faults: [{ path: list, kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
