import { ids } from '@/app/pages/landing/landing-application-submited/landing-application-submited/screen.ids';
import { AppScreen } from '@/e2e/detox/screens/app-screen';

/** After handing in: what comes next, and Home by itself after five seconds. */
export class ApplicationSubmitedScreen extends AppScreen {
  constructor() {
    super({
      path: '/pages/landing/landing-application-submited/landing-application-submited',
      mark: ids.home,
    });
  }

  async goHome(): Promise<void> {
    await this.tap(ids.home);
  }
}
