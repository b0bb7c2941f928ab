import type { ScreenStates } from '@/app/layout/screen-state';

/** The state of the camera demo before it starts: all others are the camera's, not the server's. */
export const states = { idle: { scenario: 'guest' } } as const satisfies ScreenStates;
