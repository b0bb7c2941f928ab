import { ids } from '@/app/pages/account/get-code-page/get-code-page/screen.ids';
import { AppScreen, byId } from '@/e2e/screens/app-screen';

/** Takes the phone number or e-mail address that the login code is sent to. */
export class GetCodeScreen extends AppScreen {
  readonly path = '/pages/account/get-code-page/get-code-page';
  protected readonly readyId = ids.address;

  /** Chooses where the code is sent. */
  async chooseChannel(channel: 'phone' | 'email'): Promise<void> {
    const isPhone = channel === 'phone';
    await this.tapTab(ids.panel, isPhone ? 0 : 1);
    await this.driver.waitForVisible(`${byId(ids.address)}[type="${isPhone ? 'tel' : 'email'}"]`);
  }

  async enterAddress(address: string): Promise<void> {
    await this.type(ids.address, address);
  }

  async agree(): Promise<void> {
    await this.tap(ids.agree);
  }

  async submit(): Promise<void> {
    await this.tap(ids.submit);
  }

  /** What has been typed and ticked. */
  async values(): Promise<{ address: string; agrees: boolean }> {
    const agrees = await this.driver.evaluate(byId(ids.agree), (box) => box.matches(':checked'));
    return { address: await this.valueOf(ids.address), agrees };
  }

  /** Opens the terms or the policy by their link in the agreement. */
  async openLegalText(type: 'terms' | 'privacy'): Promise<void> {
    await this.driver.tap(`label[for="${ids.agree}"] a[href*="type=${type}"]`);
  }
}
