import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

let sandbox: TestSandbox;
let token: string;

beforeEach(() => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-12-23T13:42:00Z'), language: 'en' });
  ({ token } = sandbox.scenario('overdue'));
});

const home = async () => Object((await sandbox.call('app/home', {}, token)).ret);
const orderNo = async (): Promise<string> => (await home()).order.order_no;
const repay = async (over: { request_id?: string; option_id?: string; amount?: number } = {}) =>
  sandbox.call(
    'deal/repay_request',
    { request_id: 'one', order_no: await orderNo(), option_id: 'yape', amount: 249_000, ...over },
    token,
  );
const paymentId = (ret: unknown): string => Object(ret).payment_id;

test('the payment options have what is due and the least, their fees, and until when that holds', async () => {
  const { ret } = await sandbox.call('app/get_pay_option', { order_no: await orderNo() }, token);
  const today = { holds_until: '2026-12-24T00:00:00-03:00', amount_after: 257_000 };
  expect(ret).toEqual({
    amount_due: 249_000,
    min_amount: 49_800,
    options: [
      { id: 'yape', name: 'Yape', kind: 'link', fee: 0, ...today },
      {
        ...{ id: 'transfer', name: 'Bank transfer', kind: 'transfer', fee: 0 },
        ...{ holds_until: '2026-12-30T00:00:00-03:00', amount_after: 305_000 },
      },
      { id: 'debit', name: 'Debit (Webpay)', kind: 'link', fee: 500, ...today },
    ],
  });
});

/** The order, from whichever list has it. */
async function paidOrder() {
  const pages = { page: 1, page_size: 1 };
  for (const path of ['user/get_processing_order', 'user/get_complete_order'] as const) {
    const [order] = Object((await sandbox.call(path, pages, token)).ret).list;
    if (order) return order;
  }
}

test('keeps a transfer pending when another payment is requested, and counts it when it arrives', async () => {
  const older = paymentId((await repay({ option_id: 'transfer' })).ret);
  const newer = paymentId((await repay({ request_id: 'two', option_id: 'transfer' })).ret);
  paymentId((await repay({ request_id: 'three' })).ret);
  expect(sandbox.control.payment(older)).toMatchObject({ state: 'pending' });
  expect(sandbox.control.settle(newer, 'success', 100_000).state).toBe('success');
  expect(sandbox.control.settle(older, 'success').state).toBe('success');
  expect(await paidOrder()).toMatchObject({
    state: 'cleared',
    payments: [
      { payment_id: newer, balance_after: 149_000 },
      { payment_id: older, balance_after: 0 },
    ],
  });
});

test('lists a transfer that arrives after the loan was cleared', async () => {
  const late = paymentId((await repay({ option_id: 'transfer' })).ret);
  const link = paymentId((await repay({ request_id: 'two' })).ret);
  sandbox.control.settle(link, 'success');
  sandbox.control.advance('P1D');
  expect(sandbox.control.settle(late, 'success').state).toBe('success');
  expect(await paidOrder()).toMatchObject({
    state: 'cleared',
    cleared_at: '2026-12-23T10:42:00-03:00',
    amount_due: 0,
    payments: [{ payment_id: link }, { payment_id: late, overpaid: 249_000, balance_after: 0 }],
  });
  const { overpaid, order } = Object((await sandbox.call('app/home', {}, token)).ret);
  expect(overpaid).toEqual([{ order_no: order.order_no, amount: 249_000 }]);
});

test('a pay page that was opened before midnight may be finished within the hour', async () => {
  sandbox.scenario('due_today', { token });
  sandbox.control.advance('PT13H17M');
  const id = paymentId((await repay({ amount: 215_000 })).ret);
  sandbox.control.advance('PT59M');
  sandbox.control.settle(id, 'success');
  expect(await paidOrder()).toMatchObject({ state: 'cleared', days_overdue: 0 });
});
