import { expect } from '@playwright/test';
import { cancelIds } from '@/app/orders/cancel/cancel-loan.ids';
import { test } from '@/e2e/browser/harness/test';
import { chooseLoan, signLoan } from '@/e2e/shared/flows';

test('a loan is cancelled before its money is sent, and the same offer can be signed again', async ({
  journey,
}) => {
  const j = await journey();
  const { home, order, myLoan, sandbox, page } = j;
  await j.open('/', 'waiting');
  await home.waitForState('waiting');
  await home.tapButton('detail');
  await order.waitForState('waiting');
  const address = page.url();
  await order.tap(cancelIds.open);
  await order.tap(cancelIds.confirm);
  await home.waitForState('approved');
  await home.waitForId(cancelIds.done);
  expect(await sandbox.lastAccount()).toMatchObject({
    orders: [],
    cancelled: [{ amount: 200_000 }],
  });
  await myLoan.open();
  await myLoan.waitForId(cancelIds.done);
  await page.goto(address);
  await order.waitForHeading('Anulaste tu préstamo');

  await j.open('/');
  await chooseLoan(j);
  const orderNo = await signLoan(j);
  await j.advanceTime('PT8S');
  await myLoan.open();
  await myLoan.waitForLoan(orderNo);
  const { orders } = await sandbox.lastAccount();
  expect(orders).toMatchObject([{ order_no: orderNo, status: 'lending' }]);
  await home.open();
  // On the day on which the money is sent, Home asks for no payment.
  await home.waitForHeading('Ya te enviamos la plata');
});
