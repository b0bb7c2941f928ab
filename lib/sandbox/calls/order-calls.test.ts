import { transferTarget } from '@/lib/sandbox/data/pay-options';
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

test('three days overdue cost 5 % once and 4 % per day', async () => {
  expect(await home()).toMatchObject({
    state: 'overdue',
    order: {
      state: 'overdue',
      repay_date: '2026-12-20',
      days_overdue: 3,
      penalty_due: 34_000,
      amount_due: 249_000,
    },
  });
  sandbox.control.advance('P1D');
  expect(await home()).toMatchObject({ order: { days_overdue: 4, amount_due: 257_000 } });
});

test('is not overdue until midnight in Santiago of the due date', async () => {
  sandbox.scenario('due_today', { token });
  sandbox.control.advance('PT13H17M59S');
  expect(await home()).toMatchObject({ state: 'lending', order: { amount_due: 215_000 } });
  sandbox.control.advance('PT1S');
  expect(await home()).toMatchObject({
    state: 'overdue',
    order: { days_overdue: 1, penalty_due: 18_000, amount_due: 233_000 },
  });
});

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

test('a link option returns the pay page, a transfer an account with a reference', async () => {
  const link = Object((await repay()).ret);
  expect(link).toEqual({
    payment_id: link.payment_id,
    ordered_at: '2026-12-23T10:42:00-03:00',
    pay_url: `/__sandbox/pay?payment=${link.payment_id}`,
  });
  const transfer = Object((await repay({ request_id: 'two', option_id: 'transfer' })).ret);
  expect(transfer).toEqual({
    payment_id: transfer.payment_id,
    ordered_at: '2026-12-23T10:42:00-03:00',
    transfer: { ...transferTarget, reference: expect.stringMatching(/^LUKA\d{6}$/) },
  });
});

test('a payment clears the loan, and the next one is possible at once', async () => {
  const number = await orderNo();
  sandbox.control.settle(paymentId((await repay()).ret), 'success');
  expect(await home()).toMatchObject({
    state: 'cleared',
    quota: { used: 0 },
    order: {
      state: 'cleared',
      cleared_at: '2026-12-23T10:42:00-03:00',
      days_overdue: 3,
      penalty_due: 0,
      amount_due: 0,
    },
  });
  const pages = { page: 1, page_size: 10 };
  expect((await sandbox.call('user/get_processing_order', pages, token)).ret).toMatchObject({
    total: 0,
  });
  expect((await sandbox.call('user/get_complete_order', pages, token)).ret).toMatchObject({
    total: 1,
    list: [{ order_no: number }],
  });
});

test('a payment on time raises the limit, a late one does not', async () => {
  const limit = async () => (await home()).quota.total;
  sandbox.control.settle(paymentId((await repay()).ret), 'success');
  expect(await limit()).toBe(250_000);
  sandbox.scenario('lending', { token });
  sandbox.control.settle(paymentId((await repay({ amount: 206_000 })).ret), 'success');
  expect(await limit()).toBe(300_000);
});

test('a running loan costs the interest up to the day of the payment, by the day in Santiago', async () => {
  sandbox.scenario('lending', { token });
  const due = async () => (await home()).order.amount_due;
  expect(await due()).toBe(206_000);
  sandbox.control.advance('PT13H17M59S');
  expect(await due()).toBe(206_000);
  sandbox.control.advance('PT1S');
  expect(await due()).toBe(206_167);
  expect((await repay({ amount: 206_168 })).code).toBe(422);
  const id = paymentId((await repay({ amount: 206_167 })).ret);
  sandbox.control.settle(id, 'success');
  expect(await paidOrder()).toMatchObject({
    state: 'cleared',
    repayment: 215_000,
    payments: [{ amount: 206_167, balance_after: 0 }],
  });
});

test('a part that was paid early leaves the rest, with interest up to each day', async () => {
  sandbox.scenario('lending', { token });
  const id = paymentId((await repay({ option_id: 'transfer', amount: 206_000 })).ret);
  sandbox.control.settle(id, 'success', 100_000);
  expect(await home()).toMatchObject({ state: 'lending', order: { amount_due: 106_000 } });
  sandbox.control.advance('P54D');
  expect(await home()).toMatchObject({ state: 'lending', order: { amount_due: 110_770 } });
});

test('a payment is made once when the request id is repeated', async () => {
  const first = await repay();
  expect(await repay()).toEqual(first);
  sandbox.control.settle(paymentId(first.ret), 'success');
  sandbox.control.settle(paymentId(first.ret), 'success');
  expect(sandbox.control.state().state.accounts[0]?.orders[0]?.payments).toEqual([
    expect.objectContaining({ payment_id: paymentId(first.ret), amount: 249_000 }),
  ]);
  expect(
    await sandbox.call(
      'deal/repay_request',
      { request_id: 'one', order_no: await orderNo(), option_id: 'yape', amount: 249_000 },
      token,
    ),
  ).toEqual(first);
});

/** The order, from whichever list has it. */
async function paidOrder() {
  const pages = { page: 1, page_size: 1 };
  for (const path of ['user/get_processing_order', 'user/get_complete_order'] as const) {
    const [order] = Object((await sandbox.call(path, pages, token)).ret).list;
    if (order) return order;
  }
}

test('lists a received payment with its way, fee and the amount due after it', async () => {
  const id = paymentId((await repay({ option_id: 'debit' })).ret);
  sandbox.control.settle(id, 'success');
  expect(await paidOrder()).toMatchObject({
    payments: [
      {
        payment_id: id,
        amount: 249_000,
        fee: 500,
        way: 'Debit (Webpay)',
        paid_at: '2026-12-23T10:42:00-03:00',
        balance_after: 0,
      },
    ],
  });
});

test.each([
  ['failure', 'rejected'],
  ['cancel', 'cancelled'],
] as const)('lists a payment that ended with %s as %s', async (result, state) => {
  const id = paymentId((await repay()).ret);
  sandbox.control.settle(id, result);
  expect(await paidOrder()).toMatchObject({
    failed_payments: [{ payment_id: id, state, at: '2026-12-23T10:42:00-03:00' }],
  });
  expect(await paidOrder()).not.toHaveProperty('payments');
});

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

test.each([
  { received: 200_000, state: 'overdue', amount_due: 49_000 },
  { received: 251_000, state: 'cleared', amount_due: 0 },
])('a transfer of $received instead of 249000 leaves $amount_due due', async (expected) => {
  const { received, ...order } = expected;
  const id = paymentId((await repay({ option_id: 'transfer' })).ret);
  sandbox.control.settle(id, 'success', received);
  expect(await paidOrder()).toMatchObject({
    ...order,
    payments: [{ amount: received, balance_after: order.amount_due }],
  });
  const [payment] = (await paidOrder()).payments;
  expect(payment.overpaid).toBe(received > 249_000 ? received - 249_000 : undefined);
});

test('a new payment cancels one whose pay page is still open', async () => {
  const older = paymentId((await repay()).ret);
  const newer = paymentId((await repay({ request_id: 'two', option_id: 'debit' })).ret);
  expect(sandbox.control.settle(older, 'success').state).toBe('cancel');
  expect(sandbox.control.payment(newer)).toMatchObject({ amount: 249_000, fee: 500 });
  expect(sandbox.control.settle(newer, 'success').state).toBe('success');
});

test('a pay page that is finished a day later leaves the new charges due', async () => {
  const id = paymentId((await repay()).ret);
  sandbox.control.advance('P1D');
  sandbox.control.settle(id, 'success');
  expect(await home()).toMatchObject({ state: 'overdue', order: { amount_due: 8000 } });
});

test('a transfer that was ordered before midnight and lands after it pays the loan back exactly', async () => {
  sandbox.scenario('lending', { token });
  sandbox.control.advance('PT12H');
  const id = paymentId((await repay({ option_id: 'transfer', amount: 206_000 })).ret);
  sandbox.control.advance('PT2H');
  sandbox.control.settle(id, 'success');
  expect(await paidOrder()).toMatchObject({
    state: 'cleared',
    days_overdue: 0,
    payments: [
      {
        amount: 206_000,
        ordered_at: '2026-12-23T22:42:00-03:00',
        paid_at: '2026-12-24T00:42:00-03:00',
        balance_after: 0,
      },
    ],
  });
});

test.each([
  ['the third working day after it', 'P6D', { state: 'cleared', amount_due: 0 }],
  ['the day after that', 'P7D', { state: 'overdue' }],
])('a transfer of the due date that arrives on %s', async (_, later, order) => {
  sandbox.scenario('due_today', { token });
  const id = paymentId((await repay({ option_id: 'transfer', amount: 215_000 })).ret);
  sandbox.control.advance(later);
  sandbox.control.settle(id, 'success');
  expect(await paidOrder()).toMatchObject(order);
});

test('a pay page that was opened before midnight may be finished within the hour', async () => {
  sandbox.scenario('due_today', { token });
  sandbox.control.advance('PT13H17M');
  const id = paymentId((await repay({ amount: 215_000 })).ret);
  sandbox.control.advance('PT59M');
  sandbox.control.settle(id, 'success');
  expect(await paidOrder()).toMatchObject({ state: 'cleared', days_overdue: 0 });
});

test('a due date on a Sunday is paid on Monday without interest or charges', async () => {
  sandbox.scenario('lending', { token });
  const { repay_date, pay_until } = (await home()).order;
  expect([repay_date, pay_until]).toEqual(['2027-02-15', '2027-02-15']);
  sandbox.control.setClock('2026-12-21T13:42:00Z');
  sandbox.scenario('lending', { token });
  expect((await home()).order).toMatchObject({ repay_date: '2027-02-13', pay_until: '2027-02-15' });
  sandbox.control.setClock('2027-02-15T22:00:00Z');
  expect(await home()).toMatchObject({ state: 'lending', order: { amount_due: 215_000 } });
  sandbox.control.advance('P1D');
  expect(await home()).toMatchObject({
    state: 'overdue',
    order: { days_overdue: 1, amount_due: 233_000 },
  });
});

test('takes a fifth of what is due, and less or more is refused with the limits', async () => {
  const refusal = {
    code: 422,
    ret: {
      errors: [
        {
          field: 'amount',
          message: 'Choose an amount between $49,800 and $249,000. You owe $249,000 today.',
        },
      ],
    },
  };
  expect(await repay({ amount: 49_799 })).toMatchObject(refusal);
  expect(await repay({ amount: 249_001 })).toMatchObject(refusal);
  expect(await repay({ amount: 49_800 })).toMatchObject({ code: 0 });
});

test("another user's order is not found", async () => {
  const order_no = await orderNo();
  // The first log-in gets the scenario's account, the second one another.
  await sandbox.signIn('+56922222222');
  const { token: stranger } = await sandbox.signIn('+56933333333');
  expect(await sandbox.call('app/get_pay_option', { order_no }, stranger)).toMatchObject({
    code: 404,
    msg: 'We could not find that loan',
  });
});

test.each(['waiting', 'payment_failed', 'cleared'] as const)(
  'nothing is due in %s',
  async (name) => {
    sandbox.scenario(name, { token });
    const reply = await sandbox.call('app/get_pay_option', { order_no: await orderNo() }, token);
    expect(reply).toMatchObject({ code: 409, msg: 'This loan has nothing to pay' });
  },
);

test('a long list is paged, newest first, without duplicates', async () => {
  sandbox.scenario('long_list', { token });
  const numbers: string[] = [];
  for (const page of [1, 2, 3, 4]) {
    const reply = await sandbox.call('user/get_complete_order', { page, page_size: 20 }, token);
    const ret = Object(reply.ret);
    expect(ret).toMatchObject({ page, total: 64 });
    numbers.push(...ret.list.map((order: { order_no: string }) => order.order_no));
  }
  expect(new Set(numbers).size).toBe(64);
  const running = (number: string) => Number(number.slice(4));
  expect(numbers.map(running)).toEqual([...numbers].map(running).sort((a, b) => b - a));
  const beyond = { page: 5, page_size: 20 };
  expect((await sandbox.call('user/get_complete_order', beyond, token)).ret).toMatchObject({
    list: [],
    page: 5,
  });
});
