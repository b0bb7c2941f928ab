import type { ScreenStates } from '@/app/pages/screen-state';

/** Every state of the screen after signing. Without an order number the query means the newest order. */
export const states = {
  sending: { scenario: 'waiting' },
  sendingInShell: { scenario: 'waiting', before: ['shell'] },
  arrived: { scenario: 'arrived' },
  paymentFailed: { scenario: 'payment_failed' },
  unknownOrder: { scenario: 'waiting', query: { order_no: '00000000' } },
  loading: {
    scenario: 'waiting',
    faults: [{ path: 'user/get_processing_order', kind: 'timeout' }],
  },
  offline: {
    scenario: 'waiting',
    query: { order_no: '00000000' },
    faults: [{ path: 'user/get_processing_order', kind: 'drop', times: 9 }],
  },
  error: {
    scenario: 'waiting',
    query: { order_no: '00000000' },
    faults: [{ path: 'user/get_processing_order', kind: '500', times: 9 }],
  },
} as const satisfies ScreenStates;
