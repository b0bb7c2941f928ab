import { shareOf } from '@/lib/loan/rounding';
import { withJourney } from './journey';
import { lastAccount, serverView } from './server-view';
import { chooseLoan, signByHand } from './ways';

const journey = withJourney();

test('a loan due on the day without a midnight is late from the next day on, and is paid by transfer', async () => {
  const j = await journey();
  const { home, order, control } = j;
  await j.open('/', 'approved');
  await home.shows('approved');
  await chooseLoan(j, 60);
  await signByHand(j);
  await j.signed.toDetail();
  await order.shows('waiting');
  await j.passes('PT8S');
  await order.shows('lending');
  const { amount, repayment } = await order.figures();
  const late = (days: number) => repayment + shareOf(amount, 0.05) + days * shareOf(amount, 0.04);

  await order.tapBack();
  await j.signed.toLoans();
  await home.tab('home');
  // In Santiago the clocks go from 23:59 on 5 September to 1:00 on the 6th: 60 times 24 hours are 11:42.
  await j.passes('P60DT12H');
  await home.tab('home');
  await home.shows('lending');
  expect(await home.sum()).toBe(repayment);
  expect((await lastAccount(control)).orders[0]?.repay_date).toBe('2026-09-06');

  await j.passes('PT20M');
  await home.tab('home');
  await home.shows('overdue');
  expect(await home.sum()).toBe(late(1));
  await j.passes('P1D');
  await home.tab('home');
  await home.says(late(2));
  await j.passes('P1D');
  await home.tab('home');
  await home.says(late(3));

  await home.go('pay');
  await order.shows('overdue');
  expect(await order.sum()).toBe(late(3));
  expect(await order.lateParts()).toEqual([
    repayment,
    shareOf(amount, 0.05),
    3 * shareOf(amount, 0.04),
  ]);
  await order.choosePay('transfer');
  expect(await order.confirmPay()).toBe(late(3));
  await order.showsTransfer();
  await order.check();
  await order.shows('overdue');

  const [payment] = (await serverView(control)).state.payments;
  expect(payment).toMatchObject({ amount: late(3), state: 'pending' });
  await control.settle(payment?.payment_id ?? '', 'success');
  await order.check();
  await order.shows('cleared');
  await order.tapBack();
  await home.shows('cleared');
  // Who paid late keeps the limit, but it is not raised.
  expect(await home.sum()).toBe(250_000);
});

test('a day that turns while somebody is about to pay asks for the new sum before anything is paid', async () => {
  const j = await journey();
  const { home, order, control } = j;
  await j.open('/', 'overdue');
  await home.shows('overdue');
  expect(await home.sum()).toBe(238_000);
  await home.go('pay');
  await order.shows('overdue');
  await order.choosePay('transfer');
  await j.passes('P1D');
  await order.confirmPay();
  await order.isRefused();
  expect((await serverView(control)).state.payments).toEqual([]);
  await order.offers(246_000);
  expect(await order.confirmPay()).toBe(246_000);
  await order.showsTransfer();
  expect((await serverView(control)).state.payments).toMatchObject([{ amount: 246_000 }]);
});
