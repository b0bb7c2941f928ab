import type { ScreenStates } from '@/app/pages/screen-state';

/** The named states of the screen. */
export const states = {
  guest: { scenario: 'guest' },
  lending: { scenario: 'lending' },
  overdue: { scenario: 'overdue' },
  awaited: { scenario: 'overdue', before: ['payByTransfer'] },
  nothingDue: { scenario: 'cleared' },
  // The steps do not wait for the loan, whose room is kept.
  loading: {
    scenario: 'lending',
    faults: [{ path: 'app/home', kind: 'timeout' }],
  },
  error: { scenario: 'lending', faults: [{ path: 'app/home', kind: '500', times: 9 }] },
  offline: { scenario: 'lending', faults: [{ path: 'app/home', kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
