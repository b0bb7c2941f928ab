import { type ScreenStates, unloaded } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const before = ['askCode'] as const;
const path = 'app/get_login_option';

/** The named states of the screen. */
export const states = {
  phone: { scenario: 'guest', before },
  inShell: { scenario: 'guest', before: ['askCode', 'shell'] },
  email: { scenario: 'guest', query: { type: 'email' }, before },
  ...unloaded({ scenario: 'guest', before }, path),
  // The form does not wait for the call.
  loading: {
    scenario: 'guest',
    before,
    faults: [{ path, kind: 'timeout' }],
    looksLike: 'phone',
  },
  loginFails: {
    scenario: 'guest',
    before,
    faults: [{ path: 'user/login', kind: '500' }],
    actions: [{ type: `#${ids.code}`, text: '123456' }],
  },
  wrongCode: {
    scenario: 'guest',
    before,
    actions: [{ type: `#${ids.code}`, text: '000000' }],
  },
  incomplete: { scenario: 'guest', before, actions: [{ click: `#${ids.submit}` }] },
  newAccount: {
    scenario: 'guest',
    query: { type: 'email' },
    before,
    actions: [{ click: '#demo-banner-use' }],
  },
  newAccountPhone: {
    scenario: 'guest_asked',
    before,
    actions: [{ click: '#demo-banner-use' }],
  },
  attach: { scenario: 'lending', query: { type: 'email', attach: '1' }, before },
  noTarget: { scenario: 'guest' },
  loggedIn: { scenario: 'init', before },
} as const satisfies ScreenStates;
