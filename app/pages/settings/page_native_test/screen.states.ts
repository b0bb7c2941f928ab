import type { ScreenStates } from '@/app/pages/screen-state';

/** The named states of the screen; replies show durations, which would differ in every picture. */
export const states = {
  ready: { scenario: 'guest' },
  inShell: { scenario: 'guest', before: ['shell'] },
} as const satisfies ScreenStates;
