import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

const path = 'app/home';

/** Every state of the screen after the application was submitted. */
export const states = {
  review: { scenario: 'review' },
  notInReview: { scenario: 'init_id_card' },
  decided: { scenario: 'approved' },
  ...unloaded({ scenario: 'review' }, path),
} as const satisfies ScreenStates;
