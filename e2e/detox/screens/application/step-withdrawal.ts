import { ids } from '@/app/payout/payout.ids';
import type { Account } from '@/e2e/browser/screens/application/step-withdrawal';
import { isThere, says, shown } from '@/e2e/detox/screens/app-screen';
import { StepScreen } from './step-screen';

/** Both versions of the payout account: `new` asks once more before it saves. */
export class StepWithdrawalScreen extends StepScreen {
  constructor(version: 'old' | 'new') {
    const name = version === 'new' ? 'step-withdrawal-new' : 'step-withdrawal';
    super({ path: `/pages/step/step-withdrawal/${name}`, mark: ids.submit });
  }

  async fillIn(account: Account): Promise<void> {
    await this.tapChip(ids.field('account_type'), account.kind);
    if (account.kind === 'yape') await this.type(ids.field('phone'), account.phone);
    else {
      await this.choose(ids.field('bank_code'), account.bank);
      await this.type(ids.field('account_number'), account.number);
    }
    await this.type(ids.field('full_name'), account.holder);
  }

  /** The account number that stands there. */
  async number(): Promise<string> {
    return this.valueOf(ids.field('account_number'));
  }

  async submit(): Promise<void> {
    await this.tap(ids.submit);
  }

  /** Says that the account in the summary is the right one. */
  async confirm(): Promise<void> {
    await this.tap(ids.checkConfirm);
  }

  /** Waits until the screen says that a payment had failed. */
  async tellsOfFailure(): Promise<void> {
    await isThere(shown(ids.paymentFailed));
  }

  /** Waits until the form says that it was not saved, and why. */
  async isNotSaved(why = ''): Promise<void> {
    await isThere(shown(ids.failure));
    await says(shown(ids.failure), why);
  }
}
