import { bankAccount } from '@/e2e/browser/journeys/person';
import { lastAccount, serverView } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { sandbox } from '@/e2e/detox/setup/world';
import { passes } from '@/e2e/detox/ways/apply';
import { chooseLoan, payByLink, signByName } from '@/e2e/detox/ways/borrow';
import { begin, goOn } from '@/e2e/detox/ways/open';

const { home, order, signed, oldWithdrawal } = screens;

beforeAll(() => begin());

test('a loan that runs is paid back by a link, and Home says so', async () => {
  await goOn({ scenario: 'lending' });
  await home.shows('lending');
  await home.go('pay');
  await order.shows('lending');
  await payByLink();
  await order.tapBack();
  await home.shows('cleared');
});

test('a late loan costs what Home says, more every day, and is paid by transfer', async () => {
  await goOn({ scenario: 'overdue' });
  await home.shows('overdue');
  await home.says(238_000);
  await passes('P1D');
  await home.says(246_000);
  await home.go('pay');
  await order.shows('overdue');
  await order.choosePay('transfer');
  await order.confirmPay();
  await order.showsTransfer();
  const payment = (await serverView(sandbox)).state.payments.at(-1);
  expect(payment).toMatchObject({ amount: 246_000, state: 'pending' });
  await sandbox.settle(payment?.payment_id ?? '', 'success');
  await order.check();
  await order.shows('cleared');
});

test('a loan that could not be paid out goes on its way once the account is corrected', async () => {
  await goOn({ scenario: 'payment_will_fail' });
  await home.shows('approved');
  await chooseLoan();
  const orderNo = await signByName('Camila Muñoz');
  await signed.toDetail();
  await order.shows('waiting');
  await passes('PT8S');
  await order.shows('payment_failed');
  await order.fixAccount();
  await oldWithdrawal.stands();
  await oldWithdrawal.tellsOfFailure();
  await oldWithdrawal.fillIn(bankAccount);
  await oldWithdrawal.submit();
  await order.shows('waiting');
  await passes('PT8S');
  await order.shows('lending');
  const { orders } = await lastAccount(sandbox);
  expect(orders).toMatchObject([{ order_no: orderNo, stage: 'lending' }]);
});
