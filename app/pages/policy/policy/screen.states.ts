import type { ScreenStates } from '@/app/pages/screen-state';

/** The named states of the screen; its texts are part of the build, and only a running loan is requested. */
export const states = {
  privacy: { scenario: 'guest' },
  terms: { scenario: 'guest', query: { type: 'terms' } },
  about: { scenario: 'guest', query: { type: 'about' } },
  faq: { scenario: 'guest', query: { type: 'faq' } },
  faqAnswer: { scenario: 'guest', query: { type: 'faq', q: 'late' } },
  deletion: { scenario: 'guest', query: { type: 'deletion' } },
  deletionCleared: { scenario: 'cleared', query: { type: 'deletion' } },
  deletionLoan: { scenario: 'lending', query: { type: 'deletion' } },
  unknownType: { scenario: 'guest', query: { type: 'surprise' } },
} as const satisfies ScreenStates;
