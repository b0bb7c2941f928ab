import type { ScreenStates } from '@/app/shell/screen-state';
import { ids } from './screen.ids';

/** The states of the bridge's test page: in a browser, in the shell, with an answer and a refusal. */
export const states = {
  ready: { scenario: 'guest' },
  answered: {
    scenario: 'guest',
    before: ['shell'],
    acts: [
      { press: `#${ids.run('selfAppInfo')}` },
      { press: `#${ids.reply('selfAppInfo')} > summary` },
      { press: `#${ids.run('permission')}` },
      { press: `#${ids.run('location')}` },
    ],
  },
} as const satisfies ScreenStates;
