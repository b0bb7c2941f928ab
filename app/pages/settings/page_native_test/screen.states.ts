import type { ScreenStates } from '@/app/shell/screen-state';

/** The state of the bridge's test page; what the shell answers is not the sandbox's to make. */
export const states = { ready: { scenario: 'guest' } } as const satisfies ScreenStates;
