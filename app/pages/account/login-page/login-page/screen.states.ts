import type { ScreenStates } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const phone = { type: 'phone', phone: '+56981234567' };

/** The named states of the screen. */
export const states = {
  phone: { scenario: 'guest', query: phone },
  email: { scenario: 'guest', query: { type: 'email', email: 'camila@correo.cl' } },
  loading: {
    scenario: 'guest',
    query: phone,
    faults: [{ path: 'app/get_login_option', kind: 'timeout' }],
  },
  error: {
    scenario: 'guest',
    query: phone,
    faults: [{ path: 'app/get_login_option', kind: '500', times: 2 }],
  },
  offline: {
    scenario: 'guest',
    query: phone,
    faults: [{ path: 'app/get_login_option', kind: 'drop', times: 2 }],
  },
  loginFails: {
    scenario: 'guest',
    query: phone,
    faults: [{ path: 'user/login', kind: '500' }],
    actions: [{ type: `#${ids.code}`, text: '123456' }],
  },
  wrongCode: {
    scenario: 'guest',
    query: phone,
    before: ['askCode'],
    actions: [{ type: `#${ids.code}`, text: '000000' }],
  },
  incomplete: { scenario: 'guest', query: phone, actions: [{ click: `#${ids.submit}` }] },
  noTarget: { scenario: 'guest' },
  loggedIn: { scenario: 'init', query: phone },
} as const satisfies ScreenStates;
