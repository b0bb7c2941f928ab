import { ids } from '@/app/pages/loan/loan-information/loan-information/screen.ids';
import { AppScreen } from '@/e2e/detox/screens/app-screen';

/** Every figure of the choice, to be confirmed. */
export class LoanInformationScreen extends AppScreen {
  constructor() {
    super({ path: '/pages/loan/loan-information/loan-information', mark: ids.title });
  }

  async goOn(): Promise<void> {
    await this.tap(ids.goOn);
  }
}
