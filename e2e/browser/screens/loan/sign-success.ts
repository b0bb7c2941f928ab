import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen.ids';
import { AppScreen } from '@/e2e/browser/screens/app-screen';

/** The loan is signed. */
export class SignSuccessScreen extends AppScreen {
  constructor(page: Page) {
    super(page, {
      path: '/pages/landing/landing-sign-success/landing-sign-success',
      mark: ids.orderNo,
    });
  }

  /** The loan's number, without the gaps it is read with. */
  async orderNo(): Promise<string> {
    return ((await this.by(ids.orderNo).textContent()) ?? '').replace(/\s/g, '');
  }

  async toLoans(): Promise<void> {
    await this.tap(ids.loans);
  }

  async toDetail(): Promise<void> {
    await this.tap(ids.detail);
  }
}
