import { expect } from '@playwright/test';
import { test } from '@/e2e/browser/harness/test';
import { chooseLoan, signLoan } from '@/e2e/shared/flows';
import { shareOf } from '@/lib/loan/rounding';

test('a loan due on the Sunday without a midnight can be paid on Monday, is overdue from Tuesday on and is repaid by transfer', async ({
  journey,
}) => {
  const j = await journey();
  const { home, order, sandbox } = j;
  await j.open('/', 'approved');
  await home.waitForState('approved');
  await chooseLoan(j, 90);
  await signLoan(j);
  await j.signed.openDetail();
  await order.waitForState('waiting');
  await j.advanceTime('PT8S');
  await order.waitForState('lending');
  const { amount, repayment } = await order.figures();
  const overdue = (days: number) =>
    repayment + shareOf(amount, 0.05) + days * shareOf(amount, 0.04);

  await order.tapBack();
  await j.signed.openLoans();
  await home.openTab('home');
  await home.waitForPath();
  // In Santiago 23:59 on 5 September is followed by 1:00 on the 6th: 90 times 24 hours end at 11:42.
  await j.advanceTime('P90DT12H');
  await home.openTab('home');
  await home.waitForState('lending');
  await home.waitForAmount(repayment);
  expect((await sandbox.lastAccount()).orders[0]?.repay_date).toBe('2026-09-06');

  await j.advanceTime('PT20M');
  await home.openTab('home');
  await home.waitForState('lending');
  await home.waitForAmount(repayment);
  await j.advanceTime('P1D');
  await home.openTab('home');
  await home.waitForState('overdue');
  expect(await home.amount()).toBe(overdue(1));
  await j.advanceTime('P1D');
  await home.openTab('home');
  await home.waitForAmount(overdue(2));
  await j.advanceTime('P1D');
  await home.openTab('home');
  await home.waitForAmount(overdue(3));

  await home.tapButton('pay');
  await order.waitForState('overdue');
  expect(await order.amount()).toBe(overdue(3));
  expect(await order.lateParts()).toEqual([
    repayment,
    shareOf(amount, 0.05),
    3 * shareOf(amount, 0.04),
  ]);
  await order.choosePaymentMethod('transfer');
  expect(await order.confirmPayment()).toBe(overdue(3));
  await order.waitForTransferDetails();
  await order.checkPayment();
  await order.waitForState('overdue');

  const [payment] = (await sandbox.state()).payments;
  expect(payment).toMatchObject({ amount: overdue(3), state: 'pending' });
  await sandbox.settlePayment(payment?.payment_id ?? '', 'success');
  await order.checkPayment();
  await order.waitForState('cleared');
  await order.tapBack();
  await home.waitForState('cleared');
  // After a late repayment the limit stays the same.
  expect(await home.amount()).toBe(0);
});
