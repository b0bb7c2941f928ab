import type { Page } from 'playwright-core';
import { ids } from '@/app/loan/loan.ids';
import { AppScreen } from '@/e2e/browser/screens/app-screen';
import type { ShownFigures } from './figures';
import { signedFigures } from './signed-figures';

/** Signing with one tap. */
export class AutoSignScreen extends AppScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/sign/auto-sign', mark: ids.sign });
  }

  async figures(): Promise<ShownFigures> {
    return signedFigures(this.page);
  }

  async sign(): Promise<void> {
    await this.tap(ids.sign);
  }
}
