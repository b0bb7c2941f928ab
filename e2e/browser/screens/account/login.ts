import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/account/login-page/login-page/screen.ids';
import { messageId } from '@/components/field/field';
import { AppScreen } from '@/e2e/browser/screens/app-screen';
import type { Path } from '@/lib/api/contract';

/** Takes the code that was sent. */
export class LoginScreen extends AppScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/account/login-page/login-page', mark: ids.code });
  }

  /** Types a whole code, which goes out by itself, and waits for the answer. */
  async enter(code: string): Promise<void> {
    const path: Path = 'user/login';
    await Promise.all([
      this.page.waitForResponse((response) => response.url().endsWith(path)),
      this.type(ids.code, code),
    ]);
  }

  /** Waits until the code is refused: at the field, in the server's words, which it returns. */
  async refusal(): Promise<string> {
    await this.page.locator(`[id="${ids.code}"][aria-invalid="true"]`).waitFor();
    return (await this.by(messageId(ids.code)).textContent()) ?? '';
  }

  async changeAddress(): Promise<void> {
    await this.tap(ids.change);
  }

  /** Asks for another code; waits until that may be asked for. */
  async resend(): Promise<void> {
    await this.tap(ids.resend);
  }

  /** Waits until another code must be waited for. */
  async mustWait(): Promise<void> {
    await this.by(ids.wait).waitFor();
  }
}
