import { ids } from '@/app/pages/profile/profile/screen.ids';
import { AppScreen } from '@/e2e/screens/app-screen';

/** The third tab. */
export class ProfileScreen extends AppScreen {
  readonly path = '/pages/profile/profile';
  protected readonly readyId = ids.settings;
}
