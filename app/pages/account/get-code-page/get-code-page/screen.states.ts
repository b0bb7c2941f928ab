import type { ScreenStates } from '@/app/shell/screen-state';

const path = 'app/get_login_option';

/** The named states of the screen that asks for a code. */
export const states = {
  ready: { scenario: 'guest' },
  loading: { scenario: 'guest', faults: [{ path, kind: 'timeout' }] },
  error: { scenario: 'guest', faults: [{ path, kind: '500', times: 2 }] },
  offline: { scenario: 'guest', faults: [{ path, kind: 'drop', times: 2 }] },
  refused: { scenario: 'guest', faults: [{ path: 'user/get_code', kind: 'code' }] },
  loggedIn: { scenario: 'init' },
} as const satisfies ScreenStates;
