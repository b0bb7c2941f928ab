import { cancelIds } from '@/app/orders/cancel/cancel-loan.ids';
import { ids } from '@/app/pages/my-loan/my-loan/screen.ids';
import { AppScreen } from '@/e2e/screens/app-screen';

/** The user's loans: running and repaid. */
export class MyLoanScreen extends AppScreen {
  readonly path = '/pages/my-loan/my-loan';
  protected readonly readyId = ids.list;

  /** Waits until a loan is named that was cancelled. */
  async waitForCancelled(): Promise<void> {
    await this.waitForId(cancelIds.done);
  }

  async showList(list: 'processing' | 'complete'): Promise<void> {
    await this.tapTab(ids.list, list === 'processing' ? 0 : 1);
  }

  /** Opens a loan of the list on screen. */
  async openLoan(orderNo: string): Promise<void> {
    await this.tap(ids.row(orderNo));
  }

  /** Waits until the list on screen contains the loan. */
  async waitForLoan(orderNo: string): Promise<void> {
    await this.waitForId(ids.row(orderNo));
  }

  /** Waits until a guest is asked to log in. */
  async waitForLogInPrompt(): Promise<void> {
    await this.waitForId(ids.logIn);
  }

  /** Waits until a list has loaded. */
  async waitForList(): Promise<void> {
    await this.driver.waitForVisible('.my-loan__list');
  }
}
