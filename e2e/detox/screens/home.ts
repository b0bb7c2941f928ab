import { expect } from 'detox';
import { ids as permissionIds } from '@/app/android/launch-permissions.ids';
import { ids } from '@/app/home/home.ids';
import { homeMarks } from '@/e2e/browser/screens/home-marks';
import { eventually } from '@/e2e/detox/setup/eventually';
import type { AccountState } from '@/lib/api/schemas/order';
import { AppScreen, at, inSight, isGone, isThere, says, shown, tapOn } from './app-screen';

/** Home: the first tab. */
export class HomeScreen extends AppScreen {
  constructor() {
    super({ path: '/', mark: ids.helpPerson });
  }

  /** Waits until Home shows this state of the account. */
  async shows(state: AccountState | 'guest'): Promise<void> {
    await this.stands();
    const { has, lacks } = homeMarks[state];
    await eventually(async () => {
      for (const id of has) await expect(at(shown(id))).toExist();
      if (lacks) await expect(at(shown(lacks))).not.toExist();
    });
  }

  /** Taps one of Home's own buttons. */
  async go(by: keyof typeof ids): Promise<void> {
    await this.tap(ids[by]);
  }

  /** Waits until one of Home's own buttons says this. */
  async isSaid(by: keyof typeof ids, words: string): Promise<void> {
    await says(shown(ids[by]), words);
  }

  /** Waits until the large sum is this one, in pesos. */
  async says(pesos: number): Promise<void> {
    await eventually(async () => {
      const said = Number((await this.textOf('.hero .money .vh')).replace(/\D/g, ''));
      if (said !== pesos) throw new Error(`Home says ${said}, not ${pesos}`);
    });
  }

  /** Waits until the loan on show is marked so, in a word or two. */
  async isMarked(words: string): Promise<void> {
    await says(`main${inSight} .pill`, words);
  }

  /** Taps a tab of the bar. */
  async tab(to: 'home' | 'loans' | 'profile'): Promise<void> {
    await tapOn('.tabbar a', { home: 0, loans: 1, profile: 2 }[to]);
  }

  /** Waits until Home explains the permissions that Android will ask for. */
  async explainsPermissions(): Promise<void> {
    await isThere(shown(permissionIds.allow));
  }

  /** Goes on to Android's own question, or says not now. */
  async answerPermissions(answer: 'allow' | 'skip'): Promise<void> {
    await tapOn(shown(permissionIds[answer]));
    await this.asksNothing();
  }

  /** Waits until no question lies over Home. */
  async asksNothing(): Promise<void> {
    await isGone('dialog[open], .dialog-shield');
  }

  /** Waits until Home says in words that there is no connection, or no more. */
  async isOffline(is: boolean): Promise<void> {
    await (is ? isThere('.offline-strip') : isGone('.offline-strip'));
  }
}
