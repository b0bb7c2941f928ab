import { ids } from '@/app/pages/webview/webview/screen.ids';
import { AppScreen } from '@/e2e/detox/screens/app-screen';

/** The page of a payment, framed in the app; Detox sees nothing within the frame. */
export class PayPage extends AppScreen {
  constructor() {
    super({ path: '/pages/webview/webview', mark: ids.frame });
  }

  /** Goes back to the loan. */
  async close(): Promise<void> {
    await this.tap(ids.close);
  }
}
