import type { ScreenStates } from '@/app/layout/screen-state';

/** Every state of customer service: it asks the server nothing. */
export const states = {
  guest: { scenario: 'guest' },
  member: { scenario: 'overdue' },
} as const satisfies ScreenStates;
