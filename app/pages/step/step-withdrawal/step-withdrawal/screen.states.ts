import { ids } from '@/app/payout/payout.ids';
import type { ScreenStates } from '@/app/shell/screen-state';

const path = 'app/get_bank_info';
const save = 'app/save_transfer_info';

/** A whole account, typed and sent. */
const filled = [
  { press: `[value=yape]` },
  { type: `#${ids.field('phone')}`, text: '9 8123 4567' },
  { type: `#${ids.field('full_name')}`, text: 'Camila Muñoz' },
  { press: `#${ids.submit}` },
] as const;

/** Every state of the payout account without a check. */
export const states = {
  paymentFailed: { scenario: 'payment_failed' },
  empty: { scenario: 'init_withdrawal' },
  incomplete: { scenario: 'init_withdrawal', acts: [{ press: `#${ids.submit}` }] },
  bank: { scenario: 'init_withdrawal', acts: [{ press: '[value=bank]' }] },
  saved: { scenario: 'init_id_card' },
  inReview: { scenario: 'review' },
  waiting: { scenario: 'waiting' },
  loading: { scenario: 'payment_failed', faults: [{ path, kind: 'timeout' }] },
  error: { scenario: 'payment_failed', faults: [{ path, kind: '500', times: 9 }] },
  offline: { scenario: 'payment_failed', faults: [{ path, kind: 'drop', times: 9 }] },
  saveFails: {
    scenario: 'payment_failed',
    faults: [{ path: save, kind: 'drop', times: 9 }],
    acts: filled,
  },
} as const satisfies ScreenStates;
