import type { ScreenStates } from '@/app/pages/screen-state';

const path = 'app/get_app_list';

/** The named states of the screen. */
export const states = {
  guest: { scenario: 'guest' },
  member: { scenario: 'cleared', looksLike: 'guest' },
  loading: { scenario: 'guest', faults: [{ path, kind: 'timeout' }] },
  error: { scenario: 'guest', faults: [{ path, kind: '500', times: 9 }] },
  offline: { scenario: 'guest', faults: [{ path, kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
