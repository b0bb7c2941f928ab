import type { ScreenStates } from '@/app/pages/screen-state';

/** The states of Home's part about a submitted application. */
export const states = {
  review: { scenario: 'review' },
  approved: { scenario: 'approved' },
  refused: { scenario: 'refused' },
  notApproved: { scenario: 'not_approved' },
  elsewhere: { scenario: 'lending' },
  loading: { scenario: 'review', faults: [{ path: 'app/home', kind: 'timeout' }] },
  error: { scenario: 'review', faults: [{ path: 'app/home', kind: '500', times: 9 }] },
  offline: { scenario: 'review', faults: [{ path: 'app/home', kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
