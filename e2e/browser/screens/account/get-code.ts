import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/account/get-code-page/get-code-page/screen.ids';
import { AppScreen } from '@/e2e/browser/screens/app-screen';

/** Asks where the login code shall go. */
export class GetCodeScreen extends AppScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/account/get-code-page/get-code-page', mark: ids.address });
  }

  /** Chooses to be sent the code by phone or by e-mail. */
  async way(to: 'phone' | 'email'): Promise<void> {
    await this.page
      .locator(`[role="tab"][aria-controls="${ids.panel}"]`)
      .nth(to === 'phone' ? 0 : 1)
      .tap();
  }

  /** Types where the code goes. */
  async fillIn(address: string): Promise<void> {
    await this.type(ids.address, address);
  }

  async agree(): Promise<void> {
    await this.tap(ids.agree);
  }

  async submit(): Promise<void> {
    await this.tap(ids.submit);
  }

  /** What is typed and ticked. */
  async typed(): Promise<{ address: string; agrees: boolean }> {
    return {
      address: await this.valueOf(ids.address),
      agrees: await this.by(ids.agree).isChecked(),
    };
  }

  /** Opens the terms or the policy by their link in the agreement. */
  async read(type: 'terms' | 'privacy'): Promise<void> {
    await this.page.locator(`label[for="${ids.agree}"] a[href*="type=${type}"]`).tap();
  }

  /** Whether the agreement is asked for: its box says that it is wrong. */
  async asksToAgree(): Promise<void> {
    await this.page.locator(`[id="${ids.agree}"][aria-invalid="true"]`).waitFor();
  }
}
