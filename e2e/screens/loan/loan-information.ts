import { ids } from '@/app/pages/loan/loan-information/loan-information/screen.ids';
import { AppScreen } from '@/e2e/screens/app-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { readBothLists, type ShownFigures } from './figures';

/** Every figure of the choice, to be confirmed. */
export class LoanInformationScreen extends AppScreen {
  constructor(driver: ScreenDriver) {
    super(driver, {
      path: '/pages/loan/loan-information/loan-information',
      readyId: ids.title,
    });
  }

  figures(): Promise<ShownFigures> {
    return readBothLists(this.driver);
  }

  async proceed(): Promise<void> {
    await this.tap(ids.goOn);
  }
}
