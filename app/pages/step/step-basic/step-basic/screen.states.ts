import type { ScreenStates } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const path = 'app/get_list_page1_new';

const takeSelfie = [{ click: `#${ids.field('selfie')}` }] as const;

/** The named states of the screen. */
export const states = {
  empty: { scenario: 'init' },
  incomplete: { scenario: 'init', actions: [{ click: `#${ids.submit}` }] },
  cityMissing: { scenario: 'init', actions: [{ click: `#${ids.cityMissing}` }] },
  saved: { scenario: 'init_social' },
  fix: { scenario: 'not_approved', query: { fix: '1' } },
  cameraDenied: { scenario: 'init', before: ['shellCameraDenied'], actions: takeSelfie },
  noFace: { scenario: 'init', before: ['shellNoFace'], actions: takeSelfie },
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
    actions: [{ click: `#${ids.submit}` }],
  },
} as const satisfies ScreenStates;
