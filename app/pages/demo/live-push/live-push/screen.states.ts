import type { ScreenStates } from '@/app/pages/screen-state';

/** The named state of the screen; all others depend on the camera. */
export const states = { idle: { scenario: 'guest' } } as const satisfies ScreenStates;
