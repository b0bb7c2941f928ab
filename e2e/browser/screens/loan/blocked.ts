import type { Page } from 'playwright-core';
import { ids } from '@/app/loan/loan.ids';

/** What every screen of borrowing says to whom it lends nothing now. */
export class Blocked {
  constructor(private readonly page: Page) {}

  /** Waits until the screen says that no loan can be taken. */
  async stands(): Promise<void> {
    await this.page.locator(`[id="${ids.blockedAction}"]:visible`).waitFor();
  }

  /** Goes where it leads: to the running loan, or Home. */
  async goOn(): Promise<void> {
    await this.page.locator(`[id="${ids.blockedAction}"]:visible`).tap();
  }
}
