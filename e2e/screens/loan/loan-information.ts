import { ids } from '@/app/pages/loan/loan-information/loan-information/screen.ids';
import { AppScreen, byId } from '@/e2e/screens/app-screen';
import {
  amountIn,
  readCae,
  readEquation,
  readLegend,
  readLegendFee,
  type ShownFigures,
} from './figures';

/** Every figure of the choice, to be confirmed. */
export class LoanInformationScreen extends AppScreen {
  readonly path = '/pages/loan/loan-information/loan-information';
  protected readonly readyId = ids.title;

  async figures(): Promise<ShownFigures> {
    const amount = amountIn(await this.textOf(`${byId(ids.title)} + p`));
    const [, fee = Number.NaN, interest = Number.NaN] = await readLegend(this.driver, 'main');
    const cae = await readCae(this.driver, 'main');
    return { amount, fee, interest, ...(await readEquation(this.driver, 'main')), cae };
  }

  feeLine(): Promise<number[]> {
    return readLegendFee(this.driver, 'main');
  }

  /** Until what time of day these terms hold, in a sentence. */
  validUntil(): Promise<string> {
    return this.textOf(byId(ids.validity));
  }

  async proceed(): Promise<void> {
    await this.tap(ids.goOn);
  }
}
