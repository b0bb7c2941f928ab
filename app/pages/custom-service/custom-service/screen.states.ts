import type { ScreenStates } from '@/app/pages/screen-state';

/** The named states of the screen. */
export const states = {
  guest: { scenario: 'guest' },
  member: { scenario: 'overdue' },
  refused: { scenario: 'refused' },
  number: { scenario: 'guest', query: { ask: 'number' } },
  numberMember: { scenario: 'lending', query: { ask: 'number' } },
  reason: { scenario: 'refused', query: { ask: 'reason' } },
} as const satisfies ScreenStates;
