import type { Locator, Page } from '@playwright/test';
import type { Journey } from '@/e2e/browser/harness/journey';
import { acceptAgreement, chooseLoan } from '@/e2e/shared/flows';
import { bankAccount } from '@/e2e/shared/sample-user';

/** An example of a call that reads: the list of My loans. */
export const readCall = 'user/get_processing_order';

/** An example of a call that writes: the payout account. */
export const writeCall = 'app/save_transfer_info';

/** What is shown in place of content that failed to load. */
export function failedState(page: Page): Locator {
  return page.locator('main:visible .state');
}

/** Opens the payout account and fills it in without saving it; returns the values. */
export async function fillAccount(
  { open, oldWithdrawal }: Journey,
  query = '',
): Promise<Record<string, string>> {
  await open(oldWithdrawal.path + query, 'init_withdrawal');
  await oldWithdrawal.waitUntilLoaded();
  await oldWithdrawal.fill(bankAccount);
  return oldWithdrawal.values();
}

/** From My loans to the detail of the running loan. */
export async function openRunningLoan(j: Journey): Promise<void> {
  await j.open(j.myLoan.path, 'lending');
  const [loan] = (await j.sandbox.lastAccount()).orders;
  await j.myLoan.openLoan(loan?.order_no ?? '');
  await j.order.waitForState('lending');
}

/** From Home to the agreement, accepted and signed but not sent. */
export async function prepareSigning(j: Journey): Promise<void> {
  await j.open('/', 'approved');
  await j.home.waitForState('approved');
  await chooseLoan(j);
  await acceptAgreement(j);
}
