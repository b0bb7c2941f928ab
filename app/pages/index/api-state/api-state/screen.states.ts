import type { ScreenStates } from '@/app/pages/screen-state';

/** The states of Home's part about a loan. */
export const states = {
  waiting: { scenario: 'waiting' },
  lending: { scenario: 'lending' },
  overdue: { scenario: 'overdue' },
  cleared: { scenario: 'cleared' },
  paymentFailed: { scenario: 'payment_failed' },
  elsewhere: { scenario: 'review' },
  loading: { scenario: 'lending', faults: [{ path: 'app/home', kind: 'timeout' }] },
  error: { scenario: 'lending', faults: [{ path: 'app/home', kind: '500', times: 9 }] },
  offline: { scenario: 'lending', faults: [{ path: 'app/home', kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
