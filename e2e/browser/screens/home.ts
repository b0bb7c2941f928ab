import type { Locator, Page } from 'playwright-core';
import { ids } from '@/app/home/home.ids';
import type { AccountState } from '@/lib/api/schemas/order';
import { AppScreen } from './app-screen';
import { homeMarks } from './home-marks';

/** Home: the first tab. */
export class HomeScreen extends AppScreen {
  constructor(page: Page) {
    super(page, { path: '/', mark: ids.helpPerson });
  }

  /** Waits until Home shows this state of the account. */
  async shows(state: AccountState | 'guest'): Promise<void> {
    await this.stands();
    const { has, lacks } = homeMarks[state];
    let main = this.page.locator('main:visible');
    for (const id of has) main = main.filter({ has: this.page.locator(`[id="${id}"]`) });
    if (lacks) main = main.filter({ hasNot: this.page.locator(`[id="${lacks}"]`) });
    await main.waitFor();
  }

  /** Taps one of Home's own buttons. */
  async go(by: keyof typeof ids): Promise<void> {
    await this.tap(ids[by]);
  }

  /** The large sum, in pesos. */
  async sum(): Promise<number> {
    const spoken = await this.largeSum().textContent();
    return Number(spoken?.replace(/\D/g, ''));
  }

  /** Waits until the large sum is this one. */
  async says(pesos: number): Promise<void> {
    await this.largeSum()
      .filter({ hasText: new RegExp(`\\b${pesos}\\b`) })
      .waitFor();
  }

  /** The day from which one may apply again, as the page's own machine-readable date. */
  async retryDate(): Promise<string | null> {
    return this.page.locator('.home-date:visible').getAttribute('datetime');
  }

  /** Taps a tab of the bar, wherever the page stands: it never has to be scrolled to. */
  async tab(to: 'home' | 'loans' | 'profile'): Promise<void> {
    const tab = this.page.locator('.tabbar:visible a').nth({ home: 0, loans: 1, profile: 2 }[to]);
    const box = await tab.boundingBox();
    if (!box) throw new Error('There is no tab bar');
    // A dialog that has just gone keeps the page from a double tap for a moment.
    await this.page.locator('.dialog-shield').waitFor({ state: 'detached' });
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  private largeSum(): Locator {
    return this.page.locator('.hero:visible .money .vh').first();
  }
}
