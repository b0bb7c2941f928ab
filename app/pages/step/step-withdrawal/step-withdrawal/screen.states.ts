import { type ScreenStates, unloaded } from '@/app/pages/screen-state';
import { fillInCuentaRut, submitAccount } from '@/app/payout/payout.actions';
import { ids } from '@/app/payout/payout.ids';

const path = 'app/get_bank_info';
const save = 'app/save_transfer_info';

/** The named states of the screen. */
export const states = {
  paymentFailed: { scenario: 'payment_failed' },
  check: {
    scenario: 'payment_failed',
    actions: [...fillInCuentaRut, { click: `#${ids.submit}` }],
  },
  checkSame: { scenario: 'payment_failed', actions: [{ click: `#${ids.submit}` }] },
  empty: { scenario: 'init_withdrawal' },
  incomplete: {
    scenario: 'init_withdrawal',
    actions: [{ click: '[value=bank]' }, { click: `#${ids.submit}` }],
  },
  bank: { scenario: 'init_withdrawal', actions: [{ click: '[value=bank]' }] },
  saved: { scenario: 'init_id_card', before: ['bankSaved'] },
  inReview: { scenario: 'review' },
  waiting: { scenario: 'waiting' },
  ...unloaded({ scenario: 'payment_failed' }, path),
  saveFails: {
    scenario: 'payment_failed',
    faults: [{ path: save, kind: 'drop', times: 9 }],
    actions: [...submitAccount, { click: `#${ids.checkConfirm}` }],
  },
} as const satisfies ScreenStates;
