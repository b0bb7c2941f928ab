import { ids as loanIds } from '@/app/loan/loan.ids';
import { type ScreenState, type ScreenStates, unloaded } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const query = { product_id: 'luka', amount: '200000', term_days: '90' };

/** The quote to sign was confirmed on this device. */
const confirmed = {
  scenario: 'approved',
  query,
  before: ['confirmQuote'],
} as const satisfies ScreenState;

const sign = [{ click: `#${loanIds.sign}` }] as const;

/** Ticks the box, types a name, presses the button. */
const signedBy = (text: string) =>
  [
    { click: `#${loanIds.agree}` },
    { click: `#${ids.signature} [role=tab]:last-child` },
    { type: `#${ids.signature}-name`, text },
    ...sign,
  ] as const;

const signed = signedBy('Camila Muñoz');

/** The states of signing by hand. */
export const states = {
  ready: confirmed,
  figures: { ...confirmed, actions: [{ click: `#${loanIds.figures} > summary` }] },
  wholeAgreement: { ...confirmed, actions: [{ click: `#${loanIds.wholeAgreement}` }] },
  incomplete: { ...confirmed, actions: sign },
  otherName: { ...confirmed, actions: signedBy('Juan Pérez') },
  refused: {
    ...confirmed,
    faults: [{ path: 'loan/apply', kind: 'code', code: 1 }],
    actions: signed,
  },
  notSent: { ...confirmed, faults: [{ path: 'loan/apply', kind: 'drop' }], actions: signed },
  notConfirmed: { scenario: 'approved', query: { ...query, preview_id: 'prev_unknown' } },
  bare: { scenario: 'approved' },
  ...unloaded(confirmed, 'app/home'),
} as const satisfies ScreenStates;
