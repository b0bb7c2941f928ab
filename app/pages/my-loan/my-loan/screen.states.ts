import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

const path = 'user/get_processing_order';

/** Every state of My loans. */
export const states = {
  guest: { scenario: 'guest' },
  empty: { scenario: 'approved' },
  cancelled: { scenario: 'cancelled' },
  lending: { scenario: 'lending' },
  runningAwaited: { scenario: 'lending', before: ['payByTransfer'] },
  overdue: { scenario: 'overdue' },
  transferAwaited: { scenario: 'overdue', before: ['payByTransfer'] },
  waiting: { scenario: 'waiting' },
  paymentFailed: { scenario: 'payment_failed' },
  cleared: { scenario: 'cleared' },
  longList: { scenario: 'long_list', actions: [{ click: '[role=tab]:last-child' }] },
  ...unloaded({ scenario: 'lending' }, path),
} as const satisfies ScreenStates;
