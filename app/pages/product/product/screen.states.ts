import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

const list = 'app/get_product_list';

/** The named states of the screen. */
export const states = {
  guest: { scenario: 'guest' },
  approved: { scenario: 'approved' },
  running: { scenario: 'lending' },
  quoteFails: { scenario: 'guest', faults: [{ path: 'loan/preview', kind: '500', times: 9 }] },
  ...unloaded({ scenario: 'guest' }, list),
} as const satisfies ScreenStates;
