import { ids } from '@/app/loan/loan.ids';
import { byId } from '@/e2e/screens/app-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';

/** What the loan screens show in place of their content while the user cannot take out a loan. */
export class BlockedNotice {
  constructor(private readonly driver: ScreenDriver) {}

  async waitUntilShown(): Promise<void> {
    await this.driver.waitForVisible(byId(ids.blockedAction));
  }

  /** Goes to the running loan, or Home. */
  async proceed(): Promise<void> {
    await this.driver.tap(byId(ids.blockedAction));
  }
}
