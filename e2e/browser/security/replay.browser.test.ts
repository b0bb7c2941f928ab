import * as v from 'valibot';
import { endPayment, type Journey, withJourney } from '@/e2e/browser/harness/journey';
import { chooseLoan, signLoan } from '@/e2e/shared/flows';
import type { Path } from '@/lib/api/contract';

const journey = withJourney();

const reply = v.object({ code: v.number(), msg: v.string(), ret: v.nullable(v.looseObject({})) });

/** Sends a call as somebody would who has heard it on the way. */
async function send(
  j: Pick<Journey, 'url'>,
  path: Path,
  { token, body }: { token: string; body: object },
) {
  const response = await fetch(`${j.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'es', token },
    body: JSON.stringify(body),
  });
  return v.parse(reply, await response.json());
}

/** Runs in the page. */
function tokenOfPage(): string {
  return localStorage.getItem('uni_token') ?? '';
}

/** A person whose loan was signed, and the call that did it. */
async function signed() {
  const j = await journey();
  await j.open('/', 'approved');
  await j.home.waitForState('approved');
  await chooseLoan(j);
  await j.sign.waitUntilLoaded();
  const { preview_id } = await j.sign.currentQuery();
  const orderNo = await signLoan(j);
  const token = await j.page.evaluate(tokenOfPage);
  const request_id = (await j.sandbox.lastAccount()).orders[0]?.request_id;
  const body = { request_id, preview_id, agree: true, signature: 'Camila' };
  return { j, token, orderNo, body };
}

const times = [1, 2, 3, 4, 5];

test('loan/apply sent again five times at once answers the same order and lends once', async () => {
  const { j, token, orderNo, body } = await signed();
  const replies = await Promise.all(times.map(() => send(j, 'loan/apply', { token, body })));
  for (const { ret } of replies) expect(ret).toEqual({ order_no: orderNo });
  expect((await j.sandbox.lastAccount()).orders).toHaveLength(1);
});

test('loan/apply with another sum under the same wish lends nothing more', async () => {
  const { j, token, orderNo, body } = await signed();
  const choice = { product_id: 'luka', amount: 250_000, term_days: 60 };
  const { ret } = await send(j, 'loan/preview', { token, body: choice });
  const changed = { ...body, preview_id: ret?.preview_id };
  expect(await send(j, 'loan/apply', { token, body: changed })).toMatchObject({
    ret: { order_no: orderNo },
  });
  const anew = await send(j, 'loan/apply', { token, body: { ...changed, request_id: 'another' } });
  expect(anew.code).not.toBe(0);
  const { orders } = await j.sandbox.lastAccount();
  expect(orders).toMatchObject([{ order_no: orderNo, amount: orders[0]?.amount }]);
});

test("loan/apply under another's or no token lends nothing and tells nothing", async () => {
  const { j, orderNo, body } = await signed();
  for (const token of ['', 'token-of-nobody']) {
    const answer = await send(j, 'loan/apply', { token, body });
    expect(answer.code).not.toBe(0);
    expect(JSON.stringify(answer)).not.toContain(orderNo);
  }
  const state = await j.sandbox.state();
  expect(state.accounts.flatMap(({ orders }) => orders)).toHaveLength(1);
});

/** A person who has asked to pay by a link, and the call that did it. */
async function paying() {
  const j = await journey();
  await j.open('/pages/order-detail/order-detail', 'lending');
  await j.order.waitForState('lending');
  await j.order.choosePaymentMethod('yape');
  await j.order.confirmPayment();
  await j.payScreen.waitUntilLoaded();
  const token = await j.page.evaluate(tokenOfPage);
  const [payment] = (await j.sandbox.state()).payments;
  if (!payment) throw new Error('No payment was asked for');
  const { request_id, order_no, option_id, amount } = payment;
  return { j, token, body: { request_id, order_no, option_id, amount } };
}

test('deal/repay_request sent again five times at once is one payment', async () => {
  const { j, token, body } = await paying();
  const replies = await Promise.all(
    times.map(() => send(j, 'deal/repay_request', { token, body })),
  );
  const { payments } = await j.sandbox.state();
  expect(payments).toHaveLength(1);
  for (const { ret } of replies) expect(ret?.payment_id).toBe(payments[0]?.payment_id);
});

test('deal/repay_request with another sum under the same wish changes nothing', async () => {
  const { j, token, body } = await paying();
  const before = (await j.sandbox.state()).payments;
  const changed = { ...body, amount: 1 };
  const { ret } = await send(j, 'deal/repay_request', { token, body: changed });
  expect(ret?.payment_id).toBe(before[0]?.payment_id);
  const anew = { ...changed, request_id: 'another' };
  expect((await send(j, 'deal/repay_request', { token, body: anew })).code).not.toBe(0);
  expect((await j.sandbox.state()).payments).toEqual(before);
});

test('a payment that was made is not made again by a reload, Back, or another tab', async () => {
  const { j } = await paying();
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
