import { ids } from '@/app/loan/loan.ids';
import { AppScreen } from '@/e2e/screens/app-screen';
import { readFiguresToSign, type ShownFigures } from './figures';

/** The agreement, signed by a tick and a tap. */
export class AutoSignScreen extends AppScreen {
  readonly path = '/pages/sign/auto-sign';
  protected readonly readyId = ids.sign;

  figures(): Promise<ShownFigures> {
    return readFiguresToSign(this.driver);
  }

  async agree(): Promise<void> {
    await this.tap(ids.agree);
  }

  async sign(): Promise<void> {
    await this.tap(ids.sign);
  }
}
