import type { ScreenStates } from '@/app/shell/screen-state';

/** Every state of the order's detail; without a number the address means the newest order. */
export const states = {
  lending: { scenario: 'lending' },
  dueToday: { scenario: 'due_today' },
  overdue: { scenario: 'overdue' },
  waiting: { scenario: 'waiting' },
  paymentFailed: { scenario: 'payment_failed' },
  cleared: { scenario: 'cleared' },
  notFound: { scenario: 'lending', query: { order_no: '1' } },
  none: { scenario: 'approved' },
  loading: {
    scenario: 'lending',
    faults: [{ path: 'user/get_processing_order', kind: 'timeout' }],
  },
  error: {
    scenario: 'lending',
    faults: [{ path: 'user/get_processing_order', kind: '500', times: 9 }],
  },
  offline: {
    scenario: 'lending',
    faults: [{ path: 'user/get_processing_order', kind: 'drop', times: 9 }],
  },
} as const satisfies ScreenStates;
