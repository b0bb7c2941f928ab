import { expect } from '@playwright/test';
import { test } from '@/e2e/browser/harness/test';
import { chooseLoan, signLoan } from '@/e2e/shared/flows';

const openAccount = {
  account_type: { chip: 'bank' },
  bank_code: 2,
  account_number: '123456789',
  bank_account_type: { chip: 'vista' },
  full_name: 'Camila Muñoz',
} as const;

/** The bank refuses every number that ends in four zeros. */
const closedAccount = { ...openAccount, account_number: '123450000' };

test('a loan that could not be paid out is paid out after the account is corrected', async ({
  journey,
}) => {
  const j = await journey();
  const { home, signed, order, oldWithdrawal, sandbox } = j;
  await j.open('/', 'payment_will_fail');
  await home.waitForState('approved');
  await chooseLoan(j);
  const orderNo = await signLoan(j);
  await signed.openDetail();
  await order.waitForState('waiting');
  await j.advanceTime('PT8S');
  await order.waitForState('payment_failed');
  const { repayment, arrival } = await order.figures();
  expect(await order.amount()).toBe(arrival);

  await order.fixAccount();
  await oldWithdrawal.waitUntilLoaded();
  await oldWithdrawal.waitForPaymentFailure();
  await oldWithdrawal.fill(closedAccount);
  await oldWithdrawal.save();
  await order.waitForState('waiting');
  await j.advanceTime('PT8S');
  await order.waitForState('payment_failed');

  await order.fixAccount();
  await oldWithdrawal.fill(openAccount);
  await oldWithdrawal.save();
  await order.waitForState('waiting');
  await j.advanceTime('PT8S');
  await order.waitForState('lending');
  expect(await order.amount()).toBe(repayment);
  await order.tapBack();
  await signed.waitUntilLoaded();

  const { orders } = await sandbox.lastAccount();
  expect(orders).toMatchObject([
    {
      order_no: orderNo,
      status: 'lending',
      account: { bank_code: '001', account_number: '123456789' },
    },
  ]);
});

test('Home links to the account after a failed payment, and shows by itself that the loan was paid out', async ({
  journey,
}) => {
  const j = await journey();
  const { home, order, oldWithdrawal } = j;
  await j.open('/', 'payment_failed');
  await home.waitForState('payment_failed');
  await home.tapButton('fixAccount');
  await oldWithdrawal.waitUntilLoaded();
  await oldWithdrawal.waitForPaymentFailure();
  await oldWithdrawal.fill(openAccount);
  await oldWithdrawal.save();
  await order.waitForState('waiting');
  await order.tapBack();
  await home.waitForState('waiting');
  await j.advanceTime('PT15S');
  await home.waitForState('lending');
});
