import { ids as signIds } from '@/app/loan/loan.ids';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids as uploadIds } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import type { Path } from '@/lib/api/contract';
import type { Journey } from '../journeys/journey';
import { lastAccount, serverView } from '../journeys/server-view';
import { withFailures } from './failing';
import { openRunningLoan, readyToSign } from './money-buttons';
import { stopClock } from './stop-clock';
import { keepWishes, wishesOf } from './wishes';

const failures = withFailures();

/** The server does what a path asks of it, and its answers are lost on the way until it is mended. */
async function loseAnswers({ control }: Journey, path: Path): Promise<void> {
  // A browser asks again by itself where a connection breaks that it has used before.
  await control.fault({ path, kind: 'drop_after', times: 9 });
}

/** Two requests left the phone for a path, and were one wish. */
async function expectOneWish({ page, traffic }: Journey, path: Path): Promise<void> {
  const ids = await wishesOf(page, path);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ids[0]]);
  expect(traffic.of(path)).toHaveLength(2);
}

test('an application whose answer was lost is handed in once', async () => {
  const j = await failures();
  await keepWishes(j.page);
  const { control, upload, submited } = j;
  await j.open(upload.path, 'init_submit');
  await upload.stands();
  await loseAnswers(j, 'loan/apply_info');
  await upload.handIn();
  await j.by(uploadIds.failure).waitFor();
  await control.mend();
  await upload.handIn();
  await submited.stands();
  await expectOneWish(j, 'loan/apply_info');
  expect((await lastAccount(control)).applications).toHaveLength(1);
});

test('a loan whose answer was lost is found by Home, and lent once', async () => {
  const j = await failures();
  const { control, sign, signed } = j;
  await readyToSign(j);
  await loseAnswers(j, 'loan/apply');
  await sign.sign();
  await signed.stands();
  const { orders } = await lastAccount(control);
  expect(orders).toMatchObject([{ order_no: await signed.orderNo() }]);
  expect(j.traffic.of('loan/apply')).toHaveLength(1);
});

test('a loan whose answer was lost and that Home cannot tell of is signed again as the same wish', async () => {
  const j = await failures();
  await keepWishes(j.page);
  const { control, page, sign, signed } = j;
  await readyToSign(j);
  await loseAnswers(j, 'loan/apply');
  await control.fault({ path: 'app/home', kind: '500', times: 9 });
  // Home is asked once, and not again by itself.
  await stopClock(page);
  const failed = page.waitForResponse(
    (response) => response.url().endsWith('/app/home') && response.status() === 500,
  );
  await sign.sign();
  await failed;
  await j.by(signIds.signingFailure).waitFor();
  await control.mend();
  await sign.sign();
  await signed.stands();
  await expectOneWish(j, 'loan/apply');
  expect((await lastAccount(control)).orders).toHaveLength(1);
});

test('a payment whose answer was lost is begun once', async () => {
  const j = await failures();
  await keepWishes(j.page);
  const { control, order } = j;
  await openRunningLoan(j);
  await order.choosePay('transfer');
  await loseAnswers(j, 'deal/repay_request');
  await order.confirmPay();
  await j.by(paymentIds.refused).waitFor();
  await control.mend();
  await order.confirmPay();
  await order.showsTransfer();
  await expectOneWish(j, 'deal/repay_request');
  expect((await serverView(control)).state.payments).toHaveLength(1);
});
