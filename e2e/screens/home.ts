import { ids as permissionIds } from '@/app/android/launch-permissions.ids';
import { ids } from '@/app/home/home.ids';
import { eventually, eventuallyEqual } from '@/e2e/shared/eventually';
import type { AccountState } from '@/lib/api/schemas/order';
import { AppScreen, byId } from './app-screen';

type Id = (typeof ids)[keyof typeof ids];

/** The buttons by which each state of Home differs from the others. */
const stateButtons: Record<AccountState | 'guest', { has: readonly Id[]; lacks?: readonly Id[] }> =
  {
    guest: { has: [ids.apply] },
    init: { has: [ids.goOn] },
    review: { has: [ids.refresh], lacks: [ids.detail] },
    approved: { has: [ids.choose] },
    refused: { has: [ids.talk], lacks: [ids.pay] },
    not_approved: { has: [ids.fix] },
    waiting: { has: [ids.detail], lacks: [ids.calendar, ids.pay, ids.talk, ids.fixAccount] },
    // On the day of the payout it asks for no payment.
    lending: { has: [ids.detail], lacks: [ids.cancel, ids.talk, ids.again, ids.fixAccount] },
    overdue: { has: [ids.pay, ids.talk] },
    cleared: { has: [ids.again] },
    payment_failed: { has: [ids.fixAccount] },
  };

/** Home: the first tab. */
export class HomeScreen extends AppScreen {
  readonly path = '/';
  protected readonly readyId = ids.helpCost;

  /** Waits until Home shows this state of the account. */
  async waitForState(state: AccountState | 'guest'): Promise<void> {
    await this.waitUntilLoaded();
    await this.waitForIds(stateButtons[state]);
  }

  async tapButton(name: keyof typeof ids): Promise<void> {
    await this.tap(ids[name]);
  }

  async waitForButtonText(name: keyof typeof ids, text: string): Promise<void> {
    await this.waitForText(byId(ids[name]), text);
  }

  /** The amount in the hero, in pesos. */
  amount(): Promise<number> {
    return this.pesosOf('.hero');
  }

  /** Waits until the hero shows an amount, in pesos. */
  async waitForAmount(pesos: number): Promise<void> {
    await eventuallyEqual(() => this.amount(), pesos);
  }

  /** Waits until the status of the loan contains a text. */
  async waitForStatus(text: string): Promise<void> {
    await this.waitForText('main .pill', text);
  }

  /** Taps a tab of the tab bar. */
  async openTab(name: 'home' | 'loans' | 'profile'): Promise<void> {
    await this.driver.tapFixed('.tabbar a', { home: 0, loans: 1, profile: 2 }[name]);
  }

  /**
   * Taps the button to apply until Home explains the permissions that Android is going to request: a tap before
   * the shell has replied, or before Home has loaded, goes straight on to log in.
   */
  async openPermissionPrompt(): Promise<void> {
    await eventually(async () => {
      await this.open();
      await this.driver.evaluate(byId(ids.apply), (button) => button.click());
      if (!(await this.has(byId(permissionIds.allow))))
        throw new Error('No permissions are explained');
    });
  }

  /** Continues to Android's own request, or declines. */
  async answerPermissionPrompt(answer: 'allow' | 'skip'): Promise<void> {
    await this.tap(permissionIds[answer]);
    await this.waitUntilNoDialog();
  }

  async waitUntilNoDialog(): Promise<void> {
    await this.driver.waitUntilGone('dialog[open]');
  }

  /** Waits until the strip for a missing connection is shown or hidden. */
  async waitForOfflineStrip(isShown: boolean): Promise<void> {
    if (isShown) await this.driver.waitForVisible('.offline-strip');
    else await this.driver.waitUntilGone('.offline-strip');
  }
}
