import { app } from '@/e2e/detox/setup/app';
import { sandbox } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';

const { home, order, payScreen } = app;

beforeAll(() => startApp());

/** From Home with an overdue loan to the card with the account to transfer its $249.000 to; the payment's id. */
async function requestTransfer(): Promise<string> {
  await restartPage({ scenario: 'overdue' });
  await home.waitForState('overdue');
  await home.tapButton('pay');
  await order.waitForState('overdue');
  await order.choosePaymentMethod('transfer');
  expect(await order.confirmPayment()).toBe(249_000);
  await order.waitForTransferDetails();
  return (await sandbox.state()).payments.at(-1)?.payment_id ?? '';
}

test('a transfer that arrives within its working days counts from its order and repays the loan', async () => {
  const payment = await requestTransfer();
  await app.advanceTime('P1D');
  await order.waitForState('overdue');
  expect(await order.amount()).toBe(257_000);
  await order.waitForTransferDetails();
  await sandbox.settlePayment(payment, 'success');
  await order.checkPayment();
  await order.waitForState('cleared');
  await order.waitUntilNoTransfer();
});

test('what is paid on a pay page after its day leaves the difference, line by line', async () => {
  await restartPage({ scenario: 'overdue' });
  await home.waitForState('overdue');
  await home.tapButton('pay');
  await order.waitForState('overdue');
  await order.choosePaymentMethod('yape');
  expect(await order.confirmPayment()).toBe(249_000);
  await payScreen.waitUntilLoaded();
  await payScreen.close();
  await order.waitForPaymentCheck();

  await app.advanceTime('P1D');
  await order.waitForState('overdue');
  expect(await order.outdatedAmounts()).toEqual([249_000, 257_000]);
  expect(await order.amount()).toBe(257_000);
  const payment = (await sandbox.state()).payments.at(-1);
  await sandbox.settlePayment(payment?.payment_id ?? '', 'success');
  await order.checkPayment();
  await order.waitForAmount(8_000);
  await order.waitUntilNoTransfer();
  expect(await order.balance()).toEqual([215_000, 10_000, 32_000, -249_000, 8_000]);
});
