import { expect } from '@playwright/test';
import * as v from 'valibot';
import { endPayment, type Journey, type OpenJourney } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { chooseLoan, signLoan } from '@/e2e/shared/flows';
import type { Path } from '@/lib/api/contract';

const reply = v.object({ code: v.number(), msg: v.string(), ret: v.nullable(v.looseObject({})) });

/** Sends a call as an attacker would who has recorded it. */
async function send(
  { url }: Pick<Journey, 'url'>,
  path: Path,
  { token, body }: { token: string; body: object },
) {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'es', token },
    body: JSON.stringify(body),
  });
  return v.parse(reply, await response.json());
}

/** Runs in the page. */
function readToken(): string {
  return localStorage.getItem('uni_token') ?? '';
}

/** Signs a loan; returns the call that did it. */
async function signOnce(journey: OpenJourney) {
  const j = await journey();
  await j.open('/', 'approved');
  await j.home.waitForState('approved');
  await chooseLoan(j);
  await j.sign.waitUntilLoaded();
  const { preview_id } = await j.sign.currentQuery();
  const orderNo = await signLoan(j);
  const token = await j.page.evaluate(readToken);
  const request_id = (await j.sandbox.lastAccount()).orders[0]?.request_id;
  const body = { request_id, preview_id, agree: true, signature: 'Camila Muñoz' };
  return { j, token, orderNo, body };
}

const fiveTimes = [1, 2, 3, 4, 5];

test('loan/apply repeated five times at once returns the same order and makes one loan', async ({
  journey,
}) => {
  const { j, token, orderNo, body } = await signOnce(journey);
  const replies = await Promise.all(fiveTimes.map(() => send(j, 'loan/apply', { token, body })));
  for (const { ret } of replies) expect(ret).toEqual({ order_no: orderNo });
  expect((await j.sandbox.lastAccount()).orders).toHaveLength(1);
});

test('loan/apply with the same request id and another quote makes no second loan', async ({
  journey,
}) => {
  const { j, token, orderNo, body } = await signOnce(journey);
  const choice = { product_id: 'luka', amount: 250_000, term_days: 120 };
  const { ret } = await send(j, 'loan/preview', { token, body: choice });
  const changed = { ...body, preview_id: ret?.preview_id };
  expect(await send(j, 'loan/apply', { token, body: changed })).toMatchObject({
    ret: { order_no: orderNo },
  });
  const withOtherId = { ...changed, request_id: 'another' };
  expect((await send(j, 'loan/apply', { token, body: withOtherId })).code).not.toBe(0);
  const { orders } = await j.sandbox.lastAccount();
  expect(orders).toMatchObject([{ order_no: orderNo, amount: orders[0]?.amount }]);
});

test('loan/apply with an unknown or no token is refused without the order', async ({ journey }) => {
  const { j, orderNo, body } = await signOnce(journey);
  for (const token of ['', 'unknown-token']) {
    const refusal = await send(j, 'loan/apply', { token, body });
    expect(refusal.code).not.toBe(0);
    expect(JSON.stringify(refusal)).not.toContain(orderNo);
  }
  const { accounts } = await j.sandbox.state();
  expect(accounts.flatMap(({ orders }) => orders)).toHaveLength(1);
});

/** Starts a payment on the pay page; returns the call that did it. */
async function startPayment(journey: OpenJourney) {
  const j = await journey();
  await j.open(j.order.path, 'lending');
  await j.order.waitForState('lending');
  await j.order.choosePaymentMethod('yape');
  await j.order.confirmPayment();
  await j.payScreen.waitUntilLoaded();
  const token = await j.page.evaluate(readToken);
  const [payment] = (await j.sandbox.state()).payments;
  if (!payment) throw new Error('The server has no payment');
  const { request_id, order_no, option_id, amount } = payment;
  return { j, token, body: { request_id, order_no, option_id, amount } };
}

test('deal/repay_request repeated five times at once makes one payment', async ({ journey }) => {
  const { j, token, body } = await startPayment(journey);
  const replies = await Promise.all(
    fiveTimes.map(() => send(j, 'deal/repay_request', { token, body })),
  );
  const { payments } = await j.sandbox.state();
  expect(payments).toHaveLength(1);
  for (const { ret } of replies) expect(ret?.payment_id).toBe(payments[0]?.payment_id);
});

test('deal/repay_request with the same request id and another amount changes nothing', async ({
  journey,
}) => {
  const { j, token, body } = await startPayment(journey);
  const before = (await j.sandbox.state()).payments;
  const changed = { ...body, amount: 1 };
  const { ret } = await send(j, 'deal/repay_request', { token, body: changed });
  expect(ret?.payment_id).toBe(before[0]?.payment_id);
  const withOtherId = { ...changed, request_id: 'another' };
  expect((await send(j, 'deal/repay_request', { token, body: withOtherId })).code).not.toBe(0);
  expect((await j.sandbox.state()).payments).toEqual(before);
});

test('after a payment neither a reload, nor Back, nor another tab makes a second one', async ({
  journey,
}) => {
  const { j } = await startPayment(journey);
  await endPayment(j.page, 'success');
  await j.order.waitForState('cleared');
  await j.page.reload();
  await j.order.waitForState('cleared');
  const other = await j.openSecondTab();
  await other.order.waitForState('cleared');
  await j.page.bringToFront();
  await j.page.goBack();
  const { payments } = await j.sandbox.state();
  expect(payments).toMatchObject([{ state: 'success' }]);
});
