import { ids } from '@/app/pages/profile/profile/screen.ids';
import { AppScreen } from '@/e2e/detox/screens/app-screen';

/** The third tab. */
export class ProfileScreen extends AppScreen {
  constructor() {
    super({ path: '/pages/profile/profile', mark: ids.settings });
  }

  async toSettings(): Promise<void> {
    await this.tap(ids.settings);
  }
}
