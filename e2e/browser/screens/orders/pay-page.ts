import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/webview/webview/screen.ids';
import { AppScreen } from '@/e2e/browser/screens/app-screen';

/** The sandbox's own pay page, framed in the app. */
export class PayPage extends AppScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/webview/webview', mark: ids.frame });
  }

  /** Lets the payment end in one of the three ways. */
  async end(result: 'success' | 'failure' | 'cancel'): Promise<void> {
    await this.page.frameLocator(`[id="${ids.frame}"]`).locator(`button[value="${result}"]`).tap();
  }

  /** Waits until the page says that the payment has ended: there is nothing left to choose. */
  async isOver(): Promise<void> {
    const frame = this.page.frameLocator(`[id="${ids.frame}"]`);
    await frame.locator('main:not(:has(button)) [role="status"]').waitFor();
  }
}
