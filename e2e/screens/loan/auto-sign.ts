import { ids } from '@/app/loan/loan.ids';
import { AppScreen } from '@/e2e/screens/app-screen';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { readBothLists, type ShownFigures, unfoldFigures } from './figures';

/** The agreement, signed by a tick and a tap. */
export class AutoSignScreen extends AppScreen {
  readonly path: RoutePath = '/pages/sign/auto-sign';
  protected readonly readyId: string = ids.sign;

  /** The CAE, which stands above, and the figures that are unfolded. */
  async figures(): Promise<ShownFigures> {
    return readBothLists(this.driver, await unfoldFigures(this.driver), 'main');
  }

  async agree(): Promise<void> {
    await this.tap(ids.agree);
  }

  async sign(): Promise<void> {
    await this.tap(ids.sign);
  }
}
