import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { openRunningLoan } from '@/e2e/browser/failures/failure-fixture';
import { holdCalls } from '@/e2e/browser/harness/hold-calls';
import {
  browserInput,
  type Journey,
  type OpenJourney,
  type Tab,
} from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { acceptAgreement, chooseLoan, logIn } from '@/e2e/shared/flows';
import { scenarioPhone, user } from '@/e2e/shared/sample-user';

/** Where a page still has a text: on screen, in its address or in its storage; the sandbox's own aside. */
function tracesOf(page: Page, text: string): Promise<string[]> {
  return page.evaluate(
    (searched) =>
      [
        ['screen', document.body.textContent],
        ['address', window.location.href],
        ...Object.entries<string>(sessionStorage),
        ...Object.entries<string>(localStorage).filter(([key]) => key !== 'luka_sandbox'),
      ].flatMap(([name = '', value = '']) => (value.includes(searched) ? [name] : [])),
    text,
  );
}

/** Two tabs of one user with the same agreement, accepted and signed in both but not sent. */
async function openTwoAgreements(journey: OpenJourney): Promise<{ j: Journey; other: Tab }> {
  const j = await journey();
  await j.open('/', 'approved');
  await j.home.waitForState('approved');
  await chooseLoan(j);
  await j.sign.waitUntilLoaded();
  const other = await j.openSecondTab();
  for (const { sign, page } of [other, j]) {
    await page.bringToFront();
    await acceptAgreement({ sign, input: browserInput(page) });
  }
  return { j, other };
}

test('the next user who logs in finds nothing of the one before, in any tab', async ({
  journey,
}) => {
  const j = await journey();
  const { settings, home, order, page, sandbox } = j;
  await sandbox.scenario('lending');
  await j.open('/');
  await home.waitForState('guest');
  await home.tapButton('login');
  await logIn(j, scenarioPhone);
  await home.waitForState('lending');
  await home.tapButton('detail');
  await order.waitUntilLoaded();
  const { order_no = '' } = await order.currentQuery();
  const other = await j.openSecondTab();
  await other.order.waitUntilLoaded();
  await other.page.reload();
  await other.order.waitUntilLoaded();
  await page.bringToFront();
  await settings.open();
  await settings.waitUntilLoaded();
  await settings.signOut();
  await home.waitForState('guest');
  await other.page.bringToFront();
  await other.home.waitForState('guest');
  for (const tab of [page, other.page]) expect(await tracesOf(tab, order_no)).toEqual([]);
  await other.page.goForward();
  await other.home.waitForState('guest');
  await other.home.tapButton('login');
  await logIn({ ...other, sandbox }, user.phone);
  await other.home.waitForState('init');
  await home.waitForState('init');
  for (const tab of [page, other.page]) expect(await tracesOf(tab, order_no)).toEqual([]);
});

test('a loan signed in one tab cannot be signed again in the other, which says so at once', async ({
  journey,
}) => {
  const { j, other } = await openTwoAgreements(journey);
  await j.sign.sign();
  await j.signed.waitUntilLoaded();
  await other.page.bringToFront();
  await other.blocked.waitUntilShown();
  await other.blocked.proceed();
  await other.order.waitForState('waiting');
  expect((await j.sandbox.lastAccount()).orders).toHaveLength(1);
});

test('when both tabs sign at the same time, one loan is made and shown in both', async ({
  journey,
}) => {
  const { j, other } = await openTwoAgreements(journey);
  await Promise.all(
    [j, other].map(({ sign, signed, blocked }) =>
      // The form of the later one may be gone before its press.
      Promise.any([sign.sign().then(() => signed.waitUntilLoaded()), blocked.waitUntilShown()]),
    ),
  );
  expect((await j.sandbox.lastAccount()).orders).toHaveLength(1);
});

test('when both tabs pay at the same time, one request is sent and both show its payment', async ({
  journey,
}) => {
  const j = await journey();
  await openRunningLoan(j);
  const other = await j.openSecondTab();
  for (const { order, page } of [other, j]) {
    await page.bringToFront();
    await order.choosePaymentMethod('transfer');
  }
  // Both have asked before the server answers.
  const release = await holdCalls(j.page, ['deal/repay_request']);
  const releaseOther = await holdCalls(other.page, ['deal/repay_request']);
  await Promise.all([j.order.confirmPayment(), other.order.confirmPayment()]);
  await j.page.waitForTimeout(300);
  release();
  releaseOther();
  await Promise.all([j, other].map(({ order }) => order.waitForId(paymentIds.transfer)));
  expect(j.requests.count('deal/repay_request')).toBe(1);
});
