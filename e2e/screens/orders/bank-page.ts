import type { ScreenDriver } from '@/e2e/screens/screen-driver';

/** The pay page in the shell's pay view, which is not a screen of the app. */
export class BankPage {
  constructor(private readonly driver: ScreenDriver) {}

  async waitUntilLoaded(): Promise<void> {
    await this.driver.waitForVisible('form[action="pay"]');
  }

  /** Whether the page has access to the bridge. */
  hasBridge(): Promise<boolean> {
    return this.driver.evaluate('body', () => 'androidBridge' in window);
  }

  /** Ends the payment. */
  async finish(result: 'success' | 'failure' | 'cancel'): Promise<void> {
    await this.driver.tap(`button[name="result"][value="${result}"]`);
  }
}
