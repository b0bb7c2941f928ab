import { ids as shared } from '@/app/loan/loan.ids';
import { ids } from '@/app/pages/sign/sign/screen.ids';
import { AppScreen, tapOn } from '@/e2e/detox/screens/app-screen';

/** The agreement, signed by hand. */
export class SignScreen extends AppScreen {
  constructor() {
    super({ path: '/pages/sign/sign', mark: ids.agree });
  }

  async agree(): Promise<void> {
    await this.tap(ids.agree);
  }

  /** Signs by the full name: Detox has no finger that draws in a web view. */
  async typeSignature(name: string): Promise<void> {
    await tapOn(`[id="${ids.signature}"] [role="tab"]`, 1);
    await this.type(`${ids.signature}-name`, name);
  }

  async sign(): Promise<void> {
    await this.tap(shared.sign);
  }
}
