import { ids } from '@/app/pages/my-loan/my-loan/screen.ids';
import { AppScreen, isThere, shown, tapOn } from '@/e2e/detox/screens/app-screen';

/** The person's loans: under way and over. */
export class MyLoanScreen extends AppScreen {
  constructor() {
    super({ path: '/pages/my-loan/my-loan', mark: ids.list });
  }

  async show(list: 'processing' | 'complete'): Promise<void> {
    await tapOn(`[role="tab"][aria-controls="${ids.list}"]`, list === 'processing' ? 0 : 1);
  }

  /** Waits until the list on show has the loan. */
  async has(orderNo: string): Promise<void> {
    await isThere(shown(ids.row(orderNo)));
  }

  /** Waits until a guest is asked to log in. */
  async asksToLogIn(): Promise<void> {
    await isThere(shown(ids.logIn));
  }

  /** Waits until the list has come. */
  async isListed(): Promise<void> {
    await isThere('.my-loan__list');
  }
}
