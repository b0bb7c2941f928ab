import { ids } from '@/app/loan/loan.ids';
import { AppScreen } from '@/e2e/detox/screens/app-screen';

/** Signing with one tap. */
export class AutoSignScreen extends AppScreen {
  constructor() {
    super({ path: '/pages/sign/auto-sign', mark: ids.sign });
  }

  async sign(): Promise<void> {
    await this.tap(ids.sign);
  }
}
