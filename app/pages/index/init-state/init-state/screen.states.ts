import type { ScreenStates } from '@/app/pages/screen-state';

/** The states of Home's part before the application is submitted. */
export const states = {
  guest: { scenario: 'guest' },
  init: { scenario: 'init' },
  initSocial: { scenario: 'init_social' },
  initSubmit: { scenario: 'init_submit' },
  approvalExpired: { scenario: 'approval_expired' },
  elsewhere: { scenario: 'lending' },
  loading: { scenario: 'init_social', faults: [{ path: 'app/home', kind: 'timeout' }] },
  error: { scenario: 'init_social', faults: [{ path: 'app/home', kind: '500', times: 9 }] },
  offline: { scenario: 'init_social', faults: [{ path: 'app/home', kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
