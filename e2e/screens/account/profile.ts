import { ids } from '@/app/pages/profile/profile/screen.ids';
import { AppScreen } from '@/e2e/screens/app-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';

/** The third tab. */
export class ProfileScreen extends AppScreen {
  constructor(driver: ScreenDriver) {
    super(driver, { path: '/pages/profile/profile', readyId: ids.settings });
  }

  async openSettings(): Promise<void> {
    await this.tap(ids.settings);
  }
}
