import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

/** The states of Home's part before the application is submitted. */
export const states = {
  guest: { scenario: 'guest' },
  init: { scenario: 'init' },
  initSocial: { scenario: 'init_social' },
  initSubmit: { scenario: 'init_submit' },
  approvalExpired: { scenario: 'approval_expired' },
  elsewhere: { scenario: 'lending' },
  ...unloaded({ scenario: 'init_social' }, 'app/home'),
} as const satisfies ScreenStates;
