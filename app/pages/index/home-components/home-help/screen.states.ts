import type { ScreenStates } from '@/app/pages/screen-state';

/** The help links: the same for all users, and nothing to load. */
export const states = { guest: { scenario: 'guest' } } as const satisfies ScreenStates;
