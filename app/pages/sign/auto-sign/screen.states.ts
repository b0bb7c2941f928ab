import { ids as loanIds } from '@/app/loan/loan.ids';
import { type ScreenState, type ScreenStates, unloaded } from '@/app/pages/screen-state';

const query = { product_id: 'luka', amount: '200000', term_days: '90' };

/** The quote to sign was confirmed on this device. */
const confirmed = {
  scenario: 'cleared',
  query,
  before: ['confirmQuote', 'signElectronically'],
} as const satisfies ScreenState;

/** The states of signing without a drawn signature. */
export const states = {
  ready: confirmed,
  agreed: { ...confirmed, actions: [{ click: `#${loanIds.agree}` }] },
  notAgreed: { ...confirmed, actions: [{ click: `#${loanIds.sign}` }] },
  notSent: {
    ...confirmed,
    faults: [{ path: 'loan/apply', kind: 'drop' }],
    actions: [{ click: `#${loanIds.agree}` }, { click: `#${loanIds.sign}` }],
  },
  notConfirmed: { scenario: 'cleared', query: { ...query, preview_id: 'prev_unknown' } },
  bare: { scenario: 'cleared' },
  ...unloaded(confirmed, 'app/home'),
} as const satisfies ScreenStates;
