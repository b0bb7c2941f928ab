import { type ScreenStates, unloaded } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const path = 'app/get_list_page2_new';

const more = { page: '2' } as const;
const submit = [{ click: `#${ids.submit}` }] as const;

/** The named states of the screen: of its first page, the work, and of the second, `more`, the contacts. */
export const states = {
  empty: { scenario: 'init_social' },
  incomplete: { scenario: 'init_social', actions: submit },
  saved: { scenario: 'init_withdrawal' },
  moreEmpty: { scenario: 'init_social', query: more },
  moreInShell: { scenario: 'init_social', query: more, before: ['shell'] },
  moreIncomplete: { scenario: 'init_social', query: more, actions: submit },
  moreSaved: { scenario: 'init_withdrawal', query: more },
  refusedSave: {
    scenario: 'init_withdrawal',
    query: more,
    faults: [{ path: 'app/save_extra_info', kind: 'drop', times: 9 }],
    actions: submit,
  },
  fix: { scenario: 'not_approved', query: { fix: '1' } },
  tooEarly: { scenario: 'init' },
  inReview: { scenario: 'review' },
  approved: { scenario: 'approved' },
  withLoan: { scenario: 'lending' },
  ...unloaded({ scenario: 'init_social' }, path),
} as const satisfies ScreenStates;
