import { ids as consentIds } from '@/app/consent/consent.ids';
import type { ScreenStates } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

/** The named states of the screen, which shows stored values and makes no requests. */
export const states = {
  guest: { scenario: 'guest' },
  loggedIn: { scenario: 'lending' },
  inShell: { scenario: 'lending', before: ['shell'] },
  shared: { scenario: 'lending', before: ['shareData', 'shell'] },
  asked: {
    scenario: 'lending',
    before: ['shell'],
    actions: [{ click: `#${consentIds.toggle('device')}` }],
  },
  signOut: { scenario: 'lending', actions: [{ click: `#${ids.signOut}` }] },
} as const satisfies ScreenStates;
