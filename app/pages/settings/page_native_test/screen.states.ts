import type { ScreenStates } from '@/app/pages/screen-state';

/** The states of the bridge's test page; its answers tell times, so that no two pictures would be alike. */
export const states = {
  ready: { scenario: 'guest' },
  inShell: { scenario: 'guest', before: ['shell'] },
} as const satisfies ScreenStates;
