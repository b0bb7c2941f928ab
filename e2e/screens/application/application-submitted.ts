import { ids } from '@/app/home/home.ids';
import { AppScreen, waitForPath } from '@/e2e/screens/app-screen';

/** What follows after the application is submitted: Home, whose address it takes after five seconds. */
export class ApplicationSubmittedScreen extends AppScreen {
  readonly path = '/pages/landing/landing-application-submited/landing-application-submited';
  protected readonly readyId = ids.refresh;

  /** Waits until it has the address of Home. */
  async goHome(): Promise<void> {
    await waitForPath(this.driver, '/');
  }
}
