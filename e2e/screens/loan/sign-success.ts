import { ids } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen.ids';
import { AppScreen, byId } from '@/e2e/screens/app-screen';
import { HomeScreen } from '@/e2e/screens/home';

/** The loan is signed. */
export class SignSuccessScreen extends AppScreen {
  readonly path = '/pages/landing/landing-sign-success/landing-sign-success';
  protected readonly readyId = ids.orderNo;

  /** The loan's number, without the spaces in it. */
  async orderNo(): Promise<string> {
    return (await this.textOf(byId(ids.orderNo))).replace(/\s/g, '');
  }

  async openLoans(): Promise<void> {
    await this.tap(ids.home);
    const home = new HomeScreen(this.driver);
    await home.waitForPath();
    await home.openTab('loans');
  }
}
