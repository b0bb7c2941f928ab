import { type ScreenStates, unloaded } from '@/app/pages/screen-state';
import { fillInCuentaRut, submitAccount } from '@/app/payout/payout.actions';
import { ids } from '@/app/payout/payout.ids';

const path = 'app/get_bank_info';
const save = 'app/save_transfer_info';

/** The named states of the screen. */
export const states = {
  empty: { scenario: 'init_withdrawal' },
  incomplete: {
    scenario: 'init_withdrawal',
    actions: [{ click: '[value=bank]' }, { click: `#${ids.submit}` }],
  },
  bank: { scenario: 'init_withdrawal', actions: [{ click: '[value=bank]' }] },
  cuentaRut: { scenario: 'init_withdrawal', actions: fillInCuentaRut },
  checkBank: {
    scenario: 'init_withdrawal',
    actions: [...fillInCuentaRut, { click: `#${ids.submit}` }],
  },
  checkDigit: {
    scenario: 'init_withdrawal',
    actions: [...fillInCuentaRut, { type: `#${ids.field('account_number')}`, text: '12345678-5' }],
  },
  checkDoubtful: {
    scenario: 'init_withdrawal',
    actions: [
      ...fillInCuentaRut,
      { type: `#${ids.field('account_number')}`, text: '12345678-5' },
      { type: `#${ids.field('full_name')}`, text: 'Pedro Soto' },
      { click: `#${ids.submit}` },
    ],
  },
  checkChange: {
    scenario: 'approved',
    query: { back: '1' },
    actions: [...fillInCuentaRut, { click: `#${ids.submit}` }],
  },
  saved: { scenario: 'init_id_card', before: ['bankSaved'] },
  check: { scenario: 'init_withdrawal', actions: submitAccount },
  change: { scenario: 'approved', query: { back: '1' } },
  // The review asks for other corrections; an account is reviewed when it is paid to.
  correction: { scenario: 'not_approved', query: { fix: '1' }, looksLike: 'empty' },
  tooEarly: { scenario: 'init_social' },
  inReview: { scenario: 'review' },
  waiting: { scenario: 'waiting' },
  banksFail: {
    scenario: 'init_withdrawal',
    faults: [{ path: 'app/get_bank_list', kind: '500', times: 9 }],
    actions: [{ click: '[value=bank]' }],
  },
  ...unloaded({ scenario: 'init_withdrawal' }, path),
  saveFails: {
    scenario: 'init_withdrawal',
    faults: [{ path: save, kind: 'drop', times: 9 }],
    actions: [...submitAccount, { click: `#${ids.checkConfirm}` }],
  },
} as const satisfies ScreenStates;
