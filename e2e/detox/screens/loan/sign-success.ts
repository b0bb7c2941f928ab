import { ids } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen.ids';
import { AppScreen, shown } from '@/e2e/detox/screens/app-screen';

/** The loan is signed. */
export class SignSuccessScreen extends AppScreen {
  constructor() {
    super({
      path: '/pages/landing/landing-sign-success/landing-sign-success',
      mark: ids.orderNo,
    });
  }

  /** The loan's number, without the gaps it is read with. */
  async orderNo(): Promise<string> {
    return (await this.textOf(shown(ids.orderNo))).replace(/\s/g, '');
  }

  async toDetail(): Promise<void> {
    await this.tap(ids.detail);
  }
}
