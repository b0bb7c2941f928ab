import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

const path = 'app/get_app_list';

/** The named states of the screen. */
export const states = {
  guest: { scenario: 'guest' },
  member: { scenario: 'cleared', looksLike: 'guest' },
  ...unloaded({ scenario: 'guest' }, path),
} as const satisfies ScreenStates;
