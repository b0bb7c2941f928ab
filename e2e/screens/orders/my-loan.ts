import { ids } from '@/app/pages/my-loan/my-loan/screen.ids';
import { AppScreen } from '@/e2e/screens/app-screen';

/** The user's loans: running and repaid. */
export class MyLoanScreen extends AppScreen {
  readonly path = '/pages/my-loan/my-loan';
  protected readonly readyId = ids.list;

  async showList(list: 'processing' | 'complete'): Promise<void> {
    await this.tapTab(ids.list, list === 'processing' ? 0 : 1);
  }

  /** Waits until the list on screen contains the loan. */
  async waitForLoan(orderNo: string): Promise<void> {
    await this.waitForId(ids.row(orderNo));
  }

  /** Waits until a list has loaded. */
  async waitForList(): Promise<void> {
    await this.driver.waitForVisible('.my-loan__list');
  }
}
