import { ids, payoutForm } from '@/app/payout/payout.ids';
import { byId } from '@/e2e/screens/app-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { StepScreen } from './step-screen';

/** The payout account. Of its two versions, the new one shows a summary before it saves. */
export class StepWithdrawalScreen extends StepScreen {
  protected readonly ids = ids;
  protected override readonly formName = payoutForm;

  constructor(
    driver: ScreenDriver,
    readonly path:
      | '/pages/step/step-withdrawal/step-withdrawal'
      | '/pages/step/step-withdrawal/step-withdrawal-new',
  ) {
    super(driver);
  }

  /** The values of a bank account, once the list of banks has loaded. */
  override async values(): Promise<Record<string, string>> {
    await this.driver.waitForVisible(`${byId(ids.field('bank_code'))}:enabled`);
    return super.values();
  }

  /** Waits until the summary asks whether the account is right. */
  async waitForConfirmation(): Promise<void> {
    await this.waitForId(ids.checkConfirm);
  }

  /** Confirms the account in the summary. */
  async confirm(): Promise<void> {
    await this.tap(ids.checkConfirm);
  }

  /** Waits until the screen says that a payment has failed. */
  async waitForPaymentFailure(): Promise<void> {
    await this.waitForId(ids.paymentFailed);
  }

  /** Waits until the form says that it was not saved, with a text. */
  async waitForSaveFailure(text = ''): Promise<void> {
    await this.waitForText(byId(ids.failure), text);
  }
}
