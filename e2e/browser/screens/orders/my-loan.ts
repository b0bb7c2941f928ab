import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/my-loan/my-loan/screen.ids';
import { AppScreen } from '@/e2e/browser/screens/app-screen';

/** The person's loans: under way and over. */
export class MyLoanScreen extends AppScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/my-loan/my-loan', mark: ids.list });
  }

  async show(list: 'processing' | 'complete'): Promise<void> {
    const place = list === 'processing' ? 0 : 1;
    await this.page.locator(`[role="tab"][aria-controls="${ids.list}"]`).nth(place).tap();
  }

  /** Opens a loan of the list on show. */
  async openLoan(orderNo: string): Promise<void> {
    await this.tap(ids.row(orderNo));
  }

  /** Waits until the list on show has the loan. */
  async has(orderNo: string): Promise<void> {
    await this.by(ids.row(orderNo)).waitFor();
  }
}
