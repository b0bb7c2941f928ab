import { app } from '@/e2e/detox/setup/app';
import { sandbox } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';

const { home, order } = app;

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

test('the card of a transfer ends with its day, with what it was and what is due now', async () => {
  await requestTransfer();
  await app.advanceTime('P1D');
  await order.waitForState('overdue');
  expect(await order.outdatedAmounts()).toEqual([249_000, 257_000]);
  expect(await order.amount()).toBe(257_000);
});

test('a transfer that arrives a day late takes its card with it and leaves the difference, line by line', async () => {
  const payment = await requestTransfer();
  await app.advanceTime('P1D');
  await order.waitForState('overdue');
  await sandbox.settlePayment(payment, 'success');
  await order.checkPayment();
  await order.waitForAmount(8_000);
  await order.waitUntilNoTransfer();
  expect(await order.balance()).toEqual([215_000, 10_000, 32_000, -249_000, 8_000]);
});
