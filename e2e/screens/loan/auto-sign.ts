import { ids } from '@/app/loan/loan.ids';
import { AppScreen } from '@/e2e/screens/app-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { readBothLists, type ShownFigures } from './figures';

/** Signs with one tap. */
export class AutoSignScreen extends AppScreen {
  constructor(driver: ScreenDriver) {
    super(driver, { path: '/pages/sign/auto-sign', readyId: ids.sign });
  }

  figures(): Promise<ShownFigures> {
    return readBothLists(this.driver);
  }

  async sign(): Promise<void> {
    await this.tap(ids.sign);
  }
}
