import { type ScreenStates, unloaded } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const path = 'app/get_list_page2_new';

/** The named states of the screen. */
export const states = {
  empty: { scenario: 'init_social' },
  inShell: { scenario: 'init_social', before: ['shell'] },
  incomplete: { scenario: 'init_social', actions: [{ click: `#${ids.submit}` }] },
  saved: { scenario: 'init_withdrawal' },
  fix: { scenario: 'not_approved', query: { fix: '1' } },
  tooEarly: { scenario: 'init' },
  inReview: { scenario: 'review' },
  approved: { scenario: 'approved' },
  withLoan: { scenario: 'lending' },
  ...unloaded({ scenario: 'init_social' }, path),
  refusedSave: {
    scenario: 'init_withdrawal',
    faults: [{ path: 'app/save_extra_info', kind: 'drop', times: 9 }],
    actions: [{ click: `#${ids.submit}` }],
  },
} as const satisfies ScreenStates;
