import { type ScreenStates, unloaded } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const path = 'app/get_login_option';

/** The named states of the screen. */
export const states = {
  ready: { scenario: 'guest' },
  ended: { scenario: 'guest', query: { ended: '1' } },
  ...unloaded({ scenario: 'guest' }, path),
  // The form does not wait for the call.
  loading: { scenario: 'guest', faults: [{ path, kind: 'timeout' }], looksLike: 'ready' },
  email: { scenario: 'guest', actions: [{ click: '[role=tab][aria-selected=false]' }] },
  emailSlip: {
    scenario: 'guest',
    actions: [
      { click: '[role=tab][aria-selected=false]' },
      { type: `#${ids.address}`, text: 'camila@gmial.com' },
      { click: `#${ids.agree}` },
      { click: `#${ids.submit}` },
    ],
  },
  attachEmail: { scenario: 'lending', query: { attach: 'email' } },
  changePhone: { scenario: 'lending', query: { attach: 'phone' } },
  incomplete: { scenario: 'guest', actions: [{ click: `#${ids.submit}` }] },
  refused: {
    scenario: 'guest',
    faults: [{ path: 'user/get_code', kind: 'code' }],
    actions: [
      { type: `#${ids.address}`, text: '9 8123 4567' },
      { click: `#${ids.agree}` },
      { click: `#${ids.submit}` },
    ],
  },
  loggedIn: { scenario: 'init' },
} as const satisfies ScreenStates;
