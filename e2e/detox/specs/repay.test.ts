import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids as signedIds } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen.ids';
import { ids as orderIds } from '@/app/pages/order-detail/order-detail/screen.ids';
import { ids as payoutIds } from '@/app/payout/payout.ids';
import { app } from '@/e2e/detox/setup/app';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { recordReplies, waitForRecordedReply } from '@/e2e/detox/setup/page-scripts';
import { appOrigin, paySite } from '@/e2e/shared/app-links';
import { chooseLoan, payByLink, signLoan } from '@/e2e/shared/flows';
import { bankAccount } from '@/e2e/shared/sample-user';

const { home, order, bankPage, signed, oldWithdrawal } = app;

beforeAll(() => startApp());

test('a running loan is repaid by link with the interest up to that day, and Home shows it as repaid', async () => {
  await restartPage({ scenario: 'lending' });
  await home.waitForState('lending');
  await home.tapButton('pay');
  // $6.000 of its $15.000 interest: day 36 of 90.
  expect(await payByLink(app)).toBe(206_000);
  await order.tapBack();
  await home.waitForState('cleared');
});

test('a loan that could not be paid out is paid out after the account is corrected', async () => {
  await restartPage({ scenario: 'payment_will_fail' });
  await home.waitForState('approved');
  await chooseLoan(app);
  const orderNo = await signLoan(app);
  await signed.tap(signedIds.detail);
  await order.waitUntilLoaded();
  await app.advanceTime('PT8S');
  await order.waitForState('payment_failed');
  await order.tap(orderIds.fix);
  await oldWithdrawal.waitUntilLoaded();
  await oldWithdrawal.waitForId(payoutIds.paymentFailed);
  // The bank pays to the borrower of the scenario only.
  await oldWithdrawal.fill({ ...bankAccount, full_name: 'Camila Muñoz' });
  await oldWithdrawal.save();
  await order.waitUntilLoaded();
  await app.advanceTime('PT8S');
  await order.waitForState('lending');
  const { orders } = await sandbox.lastAccount();
  expect(orders).toMatchObject([{ order_no: orderNo, status: 'lending' }]);
});

/** From Home with a running loan to the pay page in the pay view. */
async function openBankPage(): Promise<void> {
  await restartPage({ scenario: 'lending' });
  await sandbox.setPaySite({ at: paySite, back: appOrigin });
  await home.waitForState('lending');
  await home.tapButton('pay');
  await order.waitForState('lending');
  await recordReplies();
  await order.choosePaymentMethod('yape');
  await order.confirmPayment();
  await bankPage.waitUntilLoaded();
}

onDesktop(
  'after a payment in the pay view the loan is shown as repaid, and the pay page has no bridge',
  async () => {
    await openBankPage();
    expect(await bankPage.hasBridge()).toBe(false);
    await bankPage.finish('success');
    await order.waitForState('cleared');
    const [loan] = (await sandbox.lastAccount()).orders;
    const url = `${appOrigin}/#${order.path}?order_no=${loan?.order_no}`;
    await waitForRecordedReply({ result: 'returned', url });
    expect(loan).toMatchObject({ status: 'cleared' });
  },
);

onDesktop(
  'after a rejected payment or a closed pay view the loan can still be repaid',
  async () => {
    await openBankPage();
    await bankPage.finish('failure');
    await order.waitForId(paymentIds.ended);
    await order.waitForState('lending');
    await openBankPage();
    await phone.closePayView();
    await order.tap(paymentIds.notPaid);
    await order.waitForState('lending');
    await waitForRecordedReply({ result: 'closed' });
  },
);
