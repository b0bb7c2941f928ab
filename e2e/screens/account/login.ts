import { ids } from '@/app/pages/account/login-page/login-page/screen.ids';
import { messageId } from '@/components/field/field';
import { AppScreen, byId } from '@/e2e/screens/app-screen';

/** Takes the code that was sent. */
export class LoginScreen extends AppScreen {
  readonly path = '/pages/account/login-page/login-page';
  protected readonly readyId = ids.code;

  /** Types a code; a complete one is submitted by itself. */
  async enterCode(code: string): Promise<void> {
    await this.type(ids.code, code);
  }

  /** Waits until the code is refused and returns the message at the field. */
  async refusal(): Promise<string> {
    await this.waitForInvalid(ids.code);
    return this.textOf(byId(messageId(ids.code)));
  }
}
