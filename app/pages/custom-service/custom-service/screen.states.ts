import type { ScreenStates } from '@/app/pages/screen-state';

/** The named states of the screen. */
export const states = {
  guest: { scenario: 'guest' },
  member: { scenario: 'overdue' },
  refused: { scenario: 'refused' },
  number: { scenario: 'guest', query: { ask: 'number' } },
  numberMember: { scenario: 'lending', query: { ask: 'number' } },
  reason: { scenario: 'refused', query: { ask: 'reason' } },
  refund: { scenario: 'overdue', before: ['transferTooMuch'], query: { ask: 'refund' } },
  transfer: { scenario: 'overdue', before: ['payByTransfer'], query: { ask: 'transfer' } },
} as const satisfies ScreenStates;
