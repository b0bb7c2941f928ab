import { ids as consentIds } from '@/app/consent/consent.ids';
import type { ScreenStates } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const view = { view: 'data' } as const;
const held = 'app/get_extra_info';

/** The named states of the screen; only what is held about the user is requested. */
export const states = {
  guest: { scenario: 'guest' },
  loggedIn: { scenario: 'lending' },
  inShell: { scenario: 'lending', before: ['shell'] },
  shared: {
    scenario: 'lending',
    before: ['shareData', 'shell'],
    actions: [{ click: `#${ids.sent} > summary` }],
  },
  asked: {
    scenario: 'lending',
    before: ['shell'],
    actions: [{ click: `#${consentIds.toggle('device')}` }],
  },
  held: { scenario: 'overdue', query: view, before: ['shareData'] },
  heldInShell: { scenario: 'cleared', query: view, before: ['shell'] },
  heldEmpty: { scenario: 'init', query: view },
  heldGuest: { scenario: 'guest', query: view },
  heldLoading: { scenario: 'lending', query: view, faults: [{ path: held, kind: 'timeout' }] },
  heldError: { scenario: 'lending', query: view, faults: [{ path: held, kind: '500' }] },
  heldOffline: { scenario: 'lending', query: view, faults: [{ path: held, kind: 'drop' }] },
  signOut: { scenario: 'lending', actions: [{ click: `#${ids.signOut}` }] },
} as const satisfies ScreenStates;
