import { ids } from '@/app/pages/loan/loan-information/loan-information/screen.ids';
import { AppScreen } from '@/e2e/screens/app-screen';
import { readBothLists, readFeeLines, type ShownFigures } from './figures';

/** Every figure of the choice, to be confirmed. */
export class LoanInformationScreen extends AppScreen {
  readonly path = '/pages/loan/loan-information/loan-information';
  protected readonly readyId = ids.title;

  figures(): Promise<ShownFigures> {
    return readBothLists(this.driver);
  }

  feeLines(): Promise<number[]> {
    return readFeeLines(this.driver);
  }

  /** Until what time of day these terms hold, in a sentence. */
  validUntil(): Promise<string> {
    return this.textOf('.dock__note');
  }

  async proceed(): Promise<void> {
    await this.tap(ids.goOn);
  }
}
