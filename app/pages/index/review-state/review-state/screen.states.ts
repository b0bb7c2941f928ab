import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

/** The states of Home's part about a submitted application. */
export const states = {
  review: { scenario: 'review' },
  approved: { scenario: 'approved' },
  refused: { scenario: 'refused' },
  notApproved: { scenario: 'not_approved' },
  elsewhere: { scenario: 'lending' },
  ...unloaded({ scenario: 'review' }, 'app/home'),
} as const satisfies ScreenStates;
