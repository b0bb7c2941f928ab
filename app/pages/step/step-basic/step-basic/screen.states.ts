import { type ScreenStates, unloaded } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const path = 'app/get_list_page1_new';

const more = { page: '2' } as const;
const submit = [{ click: `#${ids.submit}` }] as const;

/** The named states of the screen: of its first page, who the user is, and of the second, `more`. */
export const states = {
  empty: { scenario: 'init' },
  incomplete: { scenario: 'init', actions: submit },
  saved: { scenario: 'init_social' },
  cityMissing: { scenario: 'init', query: more, actions: [{ click: `#${ids.cityMissing}` }] },
  listFails: {
    scenario: 'init',
    query: more,
    faults: [{ path: 'app/get_area', kind: '500', times: 9 }],
  },
  moreEmpty: { scenario: 'init', query: more },
  moreIncomplete: { scenario: 'init', query: more, actions: submit },
  moreSaved: { scenario: 'init_social', query: more },
  refusedSave: {
    scenario: 'init_social',
    query: more,
    faults: [{ path: 'app/save_basic_info', kind: 'drop', times: 9 }],
    actions: submit,
  },
  fix: { scenario: 'not_approved', query: { fix: '1' } },
  moreFix: { scenario: 'not_approved', query: { fix: '1', ...more } },
  inReview: { scenario: 'review' },
  approved: { scenario: 'approved' },
  refused: { scenario: 'refused' },
  withLoan: { scenario: 'lending' },
  ...unloaded({ scenario: 'init' }, path),
} as const satisfies ScreenStates;
