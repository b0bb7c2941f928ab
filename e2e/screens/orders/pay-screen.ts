import { ids } from '@/app/pages/webview/webview/screen.ids';
import { AppScreen, byId } from '@/e2e/screens/app-screen';

/** The screen that frames the pay page. Detox has no access to what is in the frame. */
export class PayScreen extends AppScreen {
  /** The frame of the pay page. */
  readonly frame = byId(ids.frame);

  readonly path = '/pages/webview/webview';
  protected readonly readyId = ids.frame;

  /** Goes back to the loan. */
  async close(): Promise<void> {
    await this.tap(ids.close);
  }
}
