import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

let sandbox: TestSandbox;
let token: string;

beforeEach(async () => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
  ({ token } = await sandbox.signIn());
  sandbox.scenario('approved', { token });
});

const home = async () => Object((await sandbox.call('app/home', {}, token)).ret);
const coupons = async () => Object((await sandbox.call('coupon/my_coupon', {}, token)).ret).coupons;

async function sign({ request_id = 'signature', coupon_id }: Record<string, string> = {}) {
  const choice = { product_id: 'luka', amount: 200_000, term_days: 90, coupon_id };
  const { preview_id } = Object((await sandbox.call('loan/preview', choice, token)).ret);
  const body = { request_id, preview_id, agree: true, signature: 'Camila Muñoz' } as const;
  const reply = await sandbox.call('loan/apply', body, token);
  return { body, order_no: String(Object(reply.ret).order_no) };
}

const cancel = (order_no: string, request_id = 'cancellation', as = token) =>
  sandbox.call('loan/apply', { request_id, order_no, cancel: true }, as);

const listed = async () => {
  const page = { page: 1, page_size: 50 };
  const running = await sandbox.call('user/get_processing_order', page, token);
  const complete = await sandbox.call('user/get_complete_order', page, token);
  return [running, complete].flatMap(({ ret }) => Object(ret).list);
};

test('a loan can be cancelled until its payout: the offer is there again, and nothing is owed', async () => {
  const before = await home();
  const { order_no } = await sign();
  expect((await home()).order).toMatchObject({ cancel_until: '2026-11-20T10:42:08-03:00' });
  sandbox.control.advance('PT7S');
  expect(await cancel(order_no)).toMatchObject({ code: 0, ret: { order_no } });
  const { cancelled, ...after } = await home();
  expect(after).toEqual(before);
  expect(cancelled).toEqual({
    order_no,
    amount: 200_000,
    cancelled_at: '2026-11-20T10:42:07-03:00',
  });
  expect(await listed()).toEqual([]);
  sandbox.control.advance('P1D');
  expect(await home()).toMatchObject({ state: 'approved', quota: { used: 0, frozen: 0 } });
});

test.each(['lending', 'due_today', 'overdue', 'cleared'] as const satisfies ScenarioName[])(
  'in %s nothing can be cancelled',
  async (name) => {
    sandbox.scenario(name, { token });
    const { order } = await home();
    expect(order).not.toHaveProperty('cancel_until');
    expect(await cancel(order.order_no)).toMatchObject({ code: 409 });
    expect(await home()).toMatchObject({ state: name === 'due_today' ? 'lending' : name });
  },
);

test('a loan whose payout failed can be cancelled, also after months', async () => {
  sandbox.scenario('payment_failed', { token });
  const { order_no } = (await home()).order;
  sandbox.control.advance('P100D');
  const { order } = await home();
  expect(order.cancel_until).toBe('2027-02-28T23:59:59-03:00');
  expect(await cancel(order_no)).toMatchObject({ code: 0 });
  // The approval is over by then.
  expect(await home()).toMatchObject({ state: 'init', cancelled: { order_no } });
});

test('the coupon of a cancelled loan can be used again', async () => {
  const [{ id }] = await coupons();
  const { order_no } = await sign({ coupon_id: id });
  expect(await coupons()).toMatchObject([{ id, state: 'used' }]);
  await cancel(order_no);
  expect(await coupons()).toMatchObject([{ id, state: 'usable' }]);
});

test('the coupon of a cancelled loan that has ended meanwhile stays ended', async () => {
  sandbox.scenario('payment_will_fail', { token });
  const [{ id }] = await coupons();
  const { order_no } = await sign({ coupon_id: id });
  sandbox.control.advance('P11D');
  await cancel(order_no);
  expect(await coupons()).toMatchObject([{ id, state: 'expired' }]);
});

test('a cancellation that is repeated answers the same, also once another loan was signed', async () => {
  const { order_no } = await sign();
  const first = await cancel(order_no);
  expect(await cancel(order_no)).toEqual(first);
  const second = await sign({ request_id: 'another' });
  expect(second.order_no).not.toBe(order_no);
  expect(await cancel(order_no)).toEqual(first);
  expect(await cancel(order_no, 'from-another-phone')).toEqual(first);
  const { state, order, cancelled } = await home();
  expect({ state, no: order.order_no }).toEqual({ state: 'waiting', no: second.order_no });
  expect(cancelled).toBeUndefined();
});

test('a signature that is repeated after its loan was cancelled lends nothing again', async () => {
  const { body, order_no } = await sign();
  await cancel(order_no);
  expect(await sandbox.call('loan/apply', body, token)).toMatchObject({ ret: { order_no } });
  expect(await home()).toMatchObject({ state: 'approved', quota: { frozen: 0 } });
});

test('a next loan that is cancelled leaves the account as after the first one', async () => {
  sandbox.scenario('cleared', { token });
  const { order_no } = await sign();
  await cancel(order_no);
  expect(await home()).toMatchObject({ state: 'cleared', cancelled: { order_no } });
  expect((await home()).order.order_no).not.toBe(order_no);
});

test('the first loan of a new approval that is cancelled leaves that approval', async () => {
  sandbox.scenario('second_loan', { token });
  const { order_no } = await sign();
  await cancel(order_no);
  expect(await home()).toMatchObject({ state: 'approved', cancelled: { order_no } });
});

test('Home names a cancelled loan for a week', async () => {
  const { order_no } = await sign();
  await cancel(order_no);
  sandbox.control.advance('P6D');
  expect((await home()).cancelled).toBeDefined();
  sandbox.control.advance('P1D');
  expect((await home()).cancelled).toBeUndefined();
});

test("another user's loan is not found", async () => {
  const { order_no } = await sign();
  const other = await sandbox.signIn('+56922222222');
  expect(await cancel(order_no, 'cancellation', other.token)).toMatchObject({ code: 404 });
  expect(await home()).toMatchObject({ state: 'waiting' });
});

test('a cancellation without the number of its order is refused at that field', async () => {
  const wrong: object = { request_id: 'one', cancel: true };
  expect(await sandbox.call('loan/apply', wrong as never, token)).toMatchObject({
    code: 400,
    ret: { errors: [{ field: 'order_no' }] },
  });
});
