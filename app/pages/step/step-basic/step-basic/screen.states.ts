import type { ScreenStates } from '@/app/shell/screen-state';

const path = 'app/get_list_page1_new';

/** Every state of the basic information. */
export const states = {
  empty: { scenario: 'init' },
  saved: { scenario: 'init_social' },
  fix: { scenario: 'not_approved', query: { fix: '1' } },
  inReview: { scenario: 'review' },
  approved: { scenario: 'approved' },
  refused: { scenario: 'refused' },
  withLoan: { scenario: 'lending' },
  listFails: { scenario: 'init', faults: [{ path: 'app/get_area', kind: '500', times: 9 }] },
  loading: { scenario: 'init', faults: [{ path, kind: 'timeout' }] },
  error: { scenario: 'init', faults: [{ path, kind: '500', times: 9 }] },
  offline: { scenario: 'init', faults: [{ path, kind: 'drop', times: 9 }] },
  refusedSave: {
    scenario: 'init_social',
    faults: [{ path: 'app/save_basic_info', kind: 'drop', times: 9 }],
  },
} as const satisfies ScreenStates;
