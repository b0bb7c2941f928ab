import { ids } from '@/app/pages/account/get-code-page/get-code-page/screen.ids';
import { AppScreen, isThere, shown, tapOn } from '@/e2e/detox/screens/app-screen';

/** Asks where the login code shall go. */
export class GetCodeScreen extends AppScreen {
  constructor() {
    super({ path: '/pages/account/get-code-page/get-code-page', mark: ids.address });
  }

  /** Chooses to be sent the code by phone or by e-mail. */
  async way(to: 'phone' | 'email'): Promise<void> {
    await tapOn(`[role="tab"][aria-controls="${ids.panel}"]`, to === 'phone' ? 0 : 1);
    await isThere(`${shown(ids.address)}[type="${to === 'phone' ? 'tel' : 'email'}"]`);
  }

  /** Types where the code goes. */
  async fillIn(address: string): Promise<void> {
    await this.type(ids.address, address);
  }

  async agree(): Promise<void> {
    await this.tap(ids.agree);
  }

  async submit(): Promise<void> {
    await this.tap(ids.submit);
  }

  /** Waits until the agreement is asked for: its box says that it is wrong. */
  async asksToAgree(): Promise<void> {
    await isThere(`${shown(ids.agree)}[aria-invalid="true"]`);
  }
}
