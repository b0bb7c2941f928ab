import { expect } from '@playwright/test';
import { ids as signIds } from '@/app/loan/loan.ids';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { pauseClock } from '@/e2e/browser/harness/hold-calls';
import type { Journey } from '@/e2e/browser/harness/journey';
import { waitUntilTaken } from '@/e2e/browser/harness/press';
import { test } from '@/e2e/browser/harness/test';
import type { Path } from '@/lib/api/contract';
import { openRunningLoan, prepareSigning } from './failure-fixture';

/** The server carries out the calls of a path, but its responses are lost until the faults are cleared. */
async function loseResponses({ sandbox }: Journey, path: Path): Promise<void> {
  // A browser repeats a call by itself where a connection breaks that it has used before.
  await sandbox.fault({ path, kind: 'drop_after', times: 9 });
}

/** Two calls of a path were sent with the same idempotency key. */
async function expectSameRequestId({ sandbox, requests }: Journey, path: Path): Promise<void> {
  expect(requests.count(path)).toBe(2);
  // Earlier journeys have called the same server.
  const calls = (await sandbox.calls()).filter((call) => call.path === path).slice(-2);
  const ids = calls.map(({ body }) => Object(body).request_id);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ids[0]]);
}

test('when the response to a signature is lost and app/home fails too, it is sent again with the same key and one loan is made', async ({
  journey,
}) => {
  const j = await journey();
  const { sandbox, page, sign, signed } = j;
  await prepareSigning(j);
  await loseResponses(j, 'loan/apply');
  await sandbox.fault({ path: 'app/home', kind: '500', times: 9 });
  await waitUntilTaken(j.by(signIds.sign));
  // Without time there is no second try of app/home.
  await pauseClock(page);
  const failed = page.waitForResponse(
    (response) => response.url().endsWith('/app/home') && response.status() === 500,
  );
  await sign.sign();
  await failed;
  await j.by(signIds.signingFailure).waitFor();
  await sandbox.clearFaults();
  // Until the notice has been read; the second try would come after 8 s.
  await page.clock.runFor(1000);
  await sign.sign();
  await signed.waitUntilLoaded();
  await expectSameRequestId(j, 'loan/apply');
  expect((await sandbox.lastAccount()).orders).toHaveLength(1);
});

test('when the response to a repayment is lost, it is sent again with the same key and made once', async ({
  journey,
}) => {
  const j = await journey();
  const { sandbox, order } = j;
  await openRunningLoan(j);
  await order.choosePaymentMethod('transfer');
  await loseResponses(j, 'deal/repay_request');
  await order.confirmPayment();
  await order.waitForId(paymentIds.refused);
  await sandbox.clearFaults();
  await order.confirmPayment();
  await order.waitForId(paymentIds.transfer);
  await expectSameRequestId(j, 'deal/repay_request');
  expect((await sandbox.state()).payments).toHaveLength(1);
});
