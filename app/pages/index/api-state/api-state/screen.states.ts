import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

/** The states of Home's part about a loan. */
export const states = {
  waiting: { scenario: 'waiting' },
  lending: { scenario: 'lending' },
  overdue: { scenario: 'overdue' },
  cleared: { scenario: 'cleared' },
  paymentFailed: { scenario: 'payment_failed' },
  elsewhere: { scenario: 'review' },
  ...unloaded({ scenario: 'lending' }, 'app/home'),
} as const satisfies ScreenStates;
