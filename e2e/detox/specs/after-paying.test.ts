import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids as orderIds } from '@/app/pages/order-detail/order-detail/screen.ids';
import { app } from '@/e2e/detox/setup/app';
import { sandbox } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';

const { home, order, payScreen, paper } = app;

beforeAll(() => startApp());

/** From Home to an overdue loan, of which $249.000 are due. */
async function openOverdueLoan(): Promise<void> {
  await restartPage({ scenario: 'overdue' });
  await home.waitForState('overdue');
  await home.tapButton('pay');
  await order.waitForState('overdue');
}

async function settle(result: 'success' | 'failure'): Promise<void> {
  const payment = (await sandbox.state()).payments.at(-1);
  await sandbox.settlePayment(payment?.payment_id ?? '', result);
}

test('a check for a transfer answers in words, and what came a day later counts from its order, repays the loan and has a receipt', async () => {
  await openOverdueLoan();
  await order.choosePaymentMethod('transfer');
  await order.confirmPayment();
  await order.waitForId(paymentIds.transfer);
  await order.tap(paymentIds.check);
  await order.waitForLook(249_000);

  await app.advanceTime('P1D');
  await order.waitForState('overdue');
  // What the transfer pays, as it counts from its day.
  expect(await order.amount()).toBe(249_000);
  await order.unfoldTransfer();
  await settle('success');
  await order.tap(paymentIds.check);
  await order.waitForState('cleared');
  await order.waitUntilNoTransfer();
  await order.tap(paymentIds.receipt);
  await paper.waitUntilLoaded();
  expect(await paper.amount()).toBe(249_000);
  // Late charges, interest and capital; then the balance, without a charge for the days on the way.
  const covered = [34_000, 15_000, 200_000, 249_000];
  expect(await paper.balance()).toEqual([...covered, 215_000, 10_000, 24_000, -249_000, 0]);
});

test('a payment that the pay page rejects is named as one; the next one brings the certificate', async () => {
  await openOverdueLoan();
  await order.choosePaymentMethod('yape');
  await order.confirmPayment();
  await payScreen.waitUntilLoaded();
  await settle('failure');
  await payScreen.close();
  await order.waitForId(paymentIds.ended);
  await order.waitForState('overdue');

  await app.advanceTime('P1D');
  await order.waitForState('overdue');
  await order.choosePaymentMethod('yape');
  expect(await order.confirmPayment()).toBe(257_000);
  await payScreen.waitUntilLoaded();
  await settle('success');
  await payScreen.close();
  await order.waitForState('cleared');
  await order.tap(orderIds.certificate);
  await paper.waitUntilLoaded();
  expect(await paper.currentQuery()).toMatchObject({ paper: 'certificate' });
});

test('what is paid on a pay page after its day leaves the difference, line by line', async () => {
  await openOverdueLoan();
  await order.choosePaymentMethod('yape');
  expect(await order.confirmPayment()).toBe(249_000);
  await payScreen.waitUntilLoaded();
  await payScreen.close();
  await order.waitForId(paymentIds.notPaid);

  await app.advanceTime('P1D');
  await order.waitForState('overdue');
  expect(await order.outdatedAmounts()).toEqual([257_000, 249_000]);
  expect(await order.amount()).toBe(257_000);
  await settle('success');
  await order.tap(paymentIds.check);
  await order.waitForAmount(8_000);
  await order.waitUntilNoTransfer();
  expect(await order.balance()).toEqual([215_000, 10_000, 32_000, -249_000, 8_000]);
});
