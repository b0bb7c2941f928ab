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
async function sign({ request_id = 'signature', coupon_id }: Record<string, string> = {}) {
  const choice = { product_id: 'luka', amount: 200_000, term_days: 90, coupon_id };
  const { preview_id } = Object((await sandbox.call('loan/preview', choice, token)).ret);
  const body = { request_id, preview_id, agree: true, signature: 'Camila Muñoz' } as const;
  const reply = await sandbox.call('loan/apply', body, token);
  return { body, order_no: String(Object(reply.ret).order_no) };
}

const cancel = (order_no: string, request_id = 'cancellation', as = token) =>
  sandbox.call('loan/apply', { request_id, order_no, cancel: true }, as);

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
