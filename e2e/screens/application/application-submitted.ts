import { ids } from '@/app/pages/landing/landing-application-submited/landing-application-submited/screen.ids';
import { AppScreen, byId, waitForPath } from '@/e2e/screens/app-screen';

/** What follows after the application is submitted; goes Home by itself after five seconds. */
export class ApplicationSubmittedScreen extends AppScreen {
  readonly path = '/pages/landing/landing-application-submited/landing-application-submited';
  protected readonly readyId = ids.home;

  /** Taps the button to Home; on a busy machine the screen may have gone there by itself. */
  async goHome(): Promise<void> {
    await this.tap(ids.home).catch(() => waitForPath(this.driver, '/'));
  }

  /** Cancels the redirect to Home. */
  async stay(): Promise<void> {
    await this.tap(ids.stay);
    await this.driver.waitUntilGone(byId(ids.timer));
  }
}
