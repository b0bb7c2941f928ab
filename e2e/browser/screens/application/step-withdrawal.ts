import type { Page } from 'playwright-core';
import { ids } from '@/app/payout/payout.ids';
import { StepScreen } from './step-screen';

/** Where the money goes; the bank by its place in the list, from 1. */
export type Account =
  | { kind: 'yape'; phone: string; holder: string }
  | { kind: 'bank'; bank: number; number: string; holder: string };

/** Both versions of the payout account: `new` asks once more before it saves. */
export class StepWithdrawalScreen extends StepScreen {
  constructor(page: Page, version: 'old' | 'new') {
    const name = version === 'new' ? 'step-withdrawal-new' : 'step-withdrawal';
    super(page, { path: `/pages/step/step-withdrawal/${name}`, mark: ids.submit });
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

  /** Everything that stands in the form of a bank account, once the banks have names. */
  async typed(): Promise<(string | null)[]> {
    await this.page.locator(`[id="${ids.field('bank_code')}"]:enabled`).waitFor();
    return [
      await this.chipOf(ids.field('account_type')),
      await this.valueOf(ids.field('bank_code')),
      await this.valueOf(ids.field('account_number')),
      await this.valueOf(ids.field('full_name')),
    ];
  }

  /** The number and the name suggested for Yape. */
  async suggested(): Promise<[string, string]> {
    return [await this.valueOf(ids.field('phone')), await this.valueOf(ids.field('full_name'))];
  }

  async submit(): Promise<void> {
    await this.tap(ids.submit);
  }

  /** Waits until the summary asks whether the account is right. */
  async isAsked(): Promise<void> {
    await this.by(ids.checkConfirm).waitFor();
  }

  /** Says that the account in the summary is the right one. */
  async confirm(): Promise<void> {
    await this.tap(ids.checkConfirm);
  }

  /** Waits until the screen says that a payment had failed. */
  async tellsOfFailure(): Promise<void> {
    await this.by(ids.paymentFailed).waitFor();
  }
}
