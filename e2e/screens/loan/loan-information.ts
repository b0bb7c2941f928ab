import { ids } from '@/app/pages/loan/loan-information/loan-information/screen.ids';
import { AppScreen } from '@/e2e/screens/app-screen';
import { readBothLists, type ShownFigures } from './figures';

/** Every figure of the choice, to be confirmed. */
export class LoanInformationScreen extends AppScreen {
  readonly path = '/pages/loan/loan-information/loan-information';
  protected readonly readyId = ids.title;

  figures(): Promise<ShownFigures> {
    return readBothLists(this.driver);
  }

  async proceed(): Promise<void> {
    await this.tap(ids.goOn);
  }
}
