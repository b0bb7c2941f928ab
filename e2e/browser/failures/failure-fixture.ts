import { ids as myLoanIds } from '@/app/pages/my-loan/my-loan/screen.ids';
import type { Journey } from '@/e2e/browser/harness/journey';
import { acceptAgreement, chooseLoan } from '@/e2e/shared/flows';

/** From My loans to the detail of the running loan. */
export async function openRunningLoan(j: Journey): Promise<void> {
  await j.open(j.myLoan.path, 'lending');
  const [loan] = (await j.sandbox.lastAccount()).orders;
  await j.myLoan.tap(myLoanIds.row(loan?.order_no ?? ''));
  await j.order.waitForState('lending');
}

/** From Home to the agreement, accepted and signed but not sent. */
export async function prepareSigning(j: Journey): Promise<void> {
  await j.open('/', 'approved');
  await j.home.waitForState('approved');
  await chooseLoan(j);
  await acceptAgreement(j);
}
