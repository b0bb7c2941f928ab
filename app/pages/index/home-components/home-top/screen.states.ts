import type { ScreenStates } from '@/app/pages/screen-state';

/** The hero in some states of an account. */
export const states = {
  guest: { scenario: 'guest' },
  init: { scenario: 'init' },
  approved: { scenario: 'approved' },
  lending: { scenario: 'lending' },
  overdue: { scenario: 'overdue' },
  loading: { scenario: 'lending', faults: [{ path: 'app/home', kind: 'timeout' }] },
  error: { scenario: 'lending', faults: [{ path: 'app/home', kind: '500', times: 9 }] },
  offline: { scenario: 'lending', faults: [{ path: 'app/home', kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
