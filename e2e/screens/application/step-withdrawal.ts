import { ids, payoutForm } from '@/app/payout/payout.ids';
import { byId } from '@/e2e/screens/app-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { StepScreen } from './step-screen';

/** The payout account, at the addresses of its two versions. Both show a summary before they save. */
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

  /** Confirms the account in the summary. */
  async confirm(): Promise<void> {
    await this.tap(ids.checkConfirm);
  }

  /** Submits the account and confirms it in the summary. */
  async save(): Promise<void> {
    await this.submit();
    await this.confirm();
  }

  /** Waits until the error of a failed save is shown, with a text. */
  async waitForSaveFailure(text = ''): Promise<void> {
    await this.waitForText(byId(ids.failure), text);
  }
}
