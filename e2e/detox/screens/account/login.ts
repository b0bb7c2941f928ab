import { ids } from '@/app/pages/account/login-page/login-page/screen.ids';
import { AppScreen, isThere, shown } from '@/e2e/detox/screens/app-screen';

/** Takes the code that was sent. */
export class LoginScreen extends AppScreen {
  constructor() {
    super({ path: '/pages/account/login-page/login-page', mark: ids.code });
  }

  /** Types a whole code, which goes out by itself. */
  async enter(code: string): Promise<void> {
    await this.type(ids.code, code);
  }

  /** Waits until the code is refused at the field. */
  async refuses(): Promise<void> {
    await isThere(`${shown(ids.code)}[aria-invalid="true"]`);
  }

  /** Waits until another code must be waited for. */
  async mustWait(): Promise<void> {
    await isThere(shown(ids.wait));
  }
}
