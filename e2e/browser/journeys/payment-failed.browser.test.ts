import type { Account } from '@/e2e/browser/screens/application/step-withdrawal';
import { withJourney } from './journey';
import { lastAccount } from './server-view';
import { chooseLoan, signByHand } from './ways';

const journey = withJourney();

/** The bank turns down every number that ends in four zeros. */
const closedAccount: Account = {
  kind: 'bank',
  bank: 2,
  number: '123450000',
  holder: 'Camila Muñoz',
};
const openAccount: Account = { kind: 'bank', bank: 2, number: '123456789', holder: 'Camila Muñoz' };

test('a loan that could not be paid out goes on its way again once the account is corrected', async () => {
  const j = await journey();
  const { home, signed, order, oldWithdrawal, control } = j;
  await j.open('/', 'payment_will_fail');
  await home.shows('approved');
  await chooseLoan(j);
  const orderNo = await signByHand(j);
  await signed.toDetail();
  await order.shows('waiting');
  await j.passes('PT8S');
  await order.shows('payment_failed');
  const { repayment, arrival } = await order.figures();
  expect(await order.sum()).toBe(arrival);

  await order.fixAccount();
  await oldWithdrawal.stands();
  await oldWithdrawal.tellsOfFailure();
  await oldWithdrawal.fillIn(closedAccount);
  await oldWithdrawal.submit();
  await order.shows('waiting');
  await j.passes('PT8S');
  await order.shows('payment_failed');

  await order.fixAccount();
  await oldWithdrawal.fillIn(openAccount);
  await oldWithdrawal.submit();
  await order.shows('waiting');
  await j.passes('PT8S');
  await order.shows('lending');
  expect(await order.sum()).toBe(repayment);
  await order.tapBack();
  await signed.stands();

  const { orders } = await lastAccount(control);
  expect(orders).toMatchObject([
    {
      order_no: orderNo,
      stage: 'lending',
      account: { bank_code: '001', account_number: '123456789' },
    },
  ]);
});

test('Home leads to the account too, and notices by itself that the money has come', async () => {
  const j = await journey();
  const { home, order, oldWithdrawal } = j;
  await j.open('/', 'payment_failed');
  await home.shows('payment_failed');
  await home.go('fixAccount');
  await oldWithdrawal.stands();
  await oldWithdrawal.tellsOfFailure();
  await oldWithdrawal.fillIn(openAccount);
  await oldWithdrawal.submit();
  await order.shows('waiting');
  await order.tapBack();
  await home.shows('waiting');
  await j.passes('PT15S');
  await home.shows('lending');
});
