import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/landing/landing-application-submited/landing-application-submited/screen.ids';
import { AppScreen } from '@/e2e/browser/screens/app-screen';

/** After handing in: what comes next, and Home by itself after five seconds. */
export class ApplicationSubmitedScreen extends AppScreen {
  constructor(page: Page) {
    super(page, {
      path: '/pages/landing/landing-application-submited/landing-application-submited',
      mark: ids.home,
    });
  }

  async goHome(): Promise<void> {
    await this.tap(ids.home);
  }

  /** Stops the way Home that takes itself. */
  async stay(): Promise<void> {
    await this.tap(ids.stay);
  }

  /** Waits until the countdown is gone. */
  async hasStopped(): Promise<void> {
    await this.page.locator(`[id="${ids.timer}"]`).waitFor({ state: 'detached' });
  }
}
