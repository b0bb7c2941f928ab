import type { ScreenStates } from '@/app/layout/screen-state';

/** The list of questions alone: the same for everybody, and nothing to load. */
export const states = { guest: { scenario: 'guest' } } as const satisfies ScreenStates;
