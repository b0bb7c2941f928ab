import { at, isThere, tapOn } from '@/e2e/detox/screens/app-screen';

/** The page of the one who takes the payment, in the pay view: none of the app's own screens. */
export class BankPage {
  /** Waits until the pay view is in front and shows it. */
  async stands(): Promise<void> {
    await isThere('form[action="pay"]');
  }

  /** Whether the page could reach the phone. */
  async hasBridge(): Promise<boolean> {
    return at('body').runScript(() => 'androidBridge' in window);
  }

  /** Ends the payment. */
  async choose(result: 'success' | 'failure' | 'cancel'): Promise<void> {
    await tapOn(`button[name="result"][value="${result}"]`);
  }
}
