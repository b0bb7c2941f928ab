import type { ScreenStates } from '@/app/pages/screen-state';

const path = 'app/home';

/** Every state of the screen after the application was submitted. */
export const states = {
  review: { scenario: 'review' },
  notInReview: { scenario: 'init_id_card' },
  decided: { scenario: 'approved' },
  loading: { scenario: 'review', faults: [{ path, kind: 'timeout' }] },
  error: { scenario: 'review', faults: [{ path, kind: '500', times: 9 }] },
  offline: { scenario: 'review', faults: [{ path, kind: 'drop', times: 9 }] },
} as const satisfies ScreenStates;
