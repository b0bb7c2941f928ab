import type { ScreenStates } from '@/app/pages/screen-state';

const path = 'user/get_processing_order';

/** Every state of My loans. */
export const states = {
  guest: { scenario: 'guest' },
  empty: { scenario: 'approved' },
  cancelled: { scenario: 'cancelled' },
  lending: { scenario: 'lending' },
  overdue: { scenario: 'overdue' },
  waiting: { scenario: 'waiting' },
  paymentFailed: { scenario: 'payment_failed' },
  cleared: { scenario: 'cleared', looksLike: 'empty' },
  clearedList: { scenario: 'cleared', actions: [{ click: '[role=tab]:last-child' }] },
  longList: { scenario: 'long_list', actions: [{ click: '[role=tab]:last-child' }] },
  loading: { scenario: 'lending', faults: [{ path, kind: 'timeout' }] },
  error: { scenario: 'lending', faults: [{ path, kind: '500', times: 9 }] },
  offline: { scenario: 'lending', faults: [{ path, kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
