import type { ScreenStates } from '@/app/shell/screen-state';

/** The named states of the settings screen; it shows what this device holds and asks no server. */
export const states = {
  guest: { scenario: 'guest' },
  loggedIn: { scenario: 'lending' },
} as const satisfies ScreenStates;
