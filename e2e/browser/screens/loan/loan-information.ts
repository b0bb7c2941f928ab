import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/loan/loan-information/loan-information/screen.ids';
import { AppScreen } from '@/e2e/browser/screens/app-screen';
import { linesOf, percentIn, type ShownFigures, sumIn } from './figures';

/** Every figure of the choice, to be confirmed. */
export class LoanInformationScreen extends AppScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/loan/loan-information/loan-information', mark: ids.title });
  }

  /** What the two lists say: from the amount to what arrives, and from the amount to what goes back. */
  async figures(): Promise<ShownFigures> {
    const lines = await linesOf(this.page.locator('main:visible'));
    const end = lines.findIndex(({ isTotal }) => isTotal);
    const [asked, ...taken] = lines.slice(0, end);
    const [, interest, ...rest] = lines.slice(end + 1);
    const total = rest.find(({ isTotal }) => isTotal);
    return {
      amount: sumIn(asked?.value),
      fee: -taken.reduce((sum, { value }) => sum + sumIn(value), 0),
      arrival: sumIn(lines[end]?.value),
      interest: sumIn(interest?.value),
      repayment: sumIn(total?.value),
      cae: percentIn(lines.at(-1)?.value),
      due: total?.label ?? '',
    };
  }

  async goOn(): Promise<void> {
    await this.page
      .locator(`[id="${ids.goOn}"]:visible:not([aria-busy]):not([aria-disabled])`)
      .tap();
  }

  async changeAccount(): Promise<void> {
    await this.tap(ids.changeAccount);
  }
}
