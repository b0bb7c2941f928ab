import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

/** Home's part in some states of an account. */
export const states = {
  guest: { scenario: 'guest' },
  init: { scenario: 'init' },
  approved: { scenario: 'approved' },
  lending: { scenario: 'lending' },
  overdue: { scenario: 'overdue' },
  ...unloaded({ scenario: 'lending' }, 'app/home'),
} as const satisfies ScreenStates;
