import { appOrigin } from '@/e2e/app-origin';
import { bankAccount } from '@/e2e/browser/journeys/person';
import { lastAccount, serverView } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/world';
import { passes } from '@/e2e/detox/ways/apply';
import { chooseLoan, payByLink, signByName } from '@/e2e/detox/ways/borrow';
import { begin, goOn } from '@/e2e/detox/ways/open';
import { hasReplied, keepReplies } from '@/e2e/detox/ways/page-tricks';
import { paySite } from '@/e2e/driver/pay-site';

const { home, order, bank, signed, oldWithdrawal } = screens;

const noBank = 'no phone reaches a bank of the tests by https';

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

/** From Home, where a loan runs, to the bank's page in the pay view. */
async function toBank(): Promise<void> {
  await goOn({ scenario: 'lending' });
  await sandbox.paySite({ at: paySite, back: appOrigin });
  await home.shows('lending');
  await home.go('pay');
  await order.shows('lending');
  await keepReplies();
  await order.choosePay('yape');
  await order.confirmPay();
  await bank.stands();
}

onDesktop(
  'whoever pays on the bank’s page is led back to a loan that is paid',
  async () => {
    await toBank();
    expect(await bank.hasBridge()).toBe(false);
    await bank.choose('success');
    await order.shows('cleared');
    const [loan] = (await lastAccount(sandbox)).orders;
    const url = `${appOrigin}/#${order.path}?order_no=${loan?.order_no}`;
    await hasReplied({ result: 'returned', url });
    expect(loan).toMatchObject({ stage: 'cleared' });
  },
  noBank,
);

onDesktop(
  'whoever comes back without having paid, or closes the bank’s page, still has the loan to pay',
  async () => {
    await toBank();
    await bank.choose('failure');
    await order.asksToCheck();
    await order.shows('lending');
    await toBank();
    await phone.closePayView();
    await order.asksToCheck();
    await order.shows('lending');
    await hasReplied({ result: 'closed' });
  },
  noBank,
);
