import { ids } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { AppScreen, isThere, shown } from '@/e2e/detox/screens/app-screen';

/** How much, for how long, and what that costs. */
export class LoanInfoChooseScreen extends AppScreen {
  constructor() {
    super({ path: '/pages/loan/loan-info-choose/loan-info-choose', mark: ids.amount });
  }

  /** Chooses the term by its chip. */
  async term(days: number): Promise<void> {
    await this.tapChip(ids.term, String(days));
  }

  /** Waits until a term is marked as one that the server does not lend for. */
  async lacksTerm(days: number): Promise<void> {
    await isThere(`input[name="${ids.term}"][value="${days}"]:disabled`);
  }

  /** Goes on once the cost is that of the choice. */
  async goOn(): Promise<void> {
    await isThere(`${shown(ids.cost)} .figures`);
    await this.tap(ids.goOn);
  }
}
