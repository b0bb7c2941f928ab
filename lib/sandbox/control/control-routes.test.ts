import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
});

async function control(name: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await sandbox.fetch(
    new Request(`https://x.invalid/__sandbox/${name}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers,
    }),
  );
  return { status: response.status, json: await response.json() };
}

test('clock moves and returns the time', async () => {
  const moved = { status: 200, json: { now: '2026-11-23T13:42:00.000Z' } };
  expect(await control('clock', { advance: 'P3D' })).toEqual(moved);
  expect(await control('clock')).toEqual(moved);
});

test('clock sets an instant of any time zone', async () => {
  const set = await control('clock', { now: '2026-03-07T23:50:00-03:00' });
  expect(set).toEqual({ status: 200, json: { now: '2026-03-08T02:50:00.000Z' } });
  expect(await control('clock')).toEqual(set);
});

test('reset sets the time and the seed', async () => {
  const codeOf = async (seed: number) => {
    const begun = await control('reset', { seed, now: '2026-09-06T01:00:00-03:00' });
    expect(begun.json).toEqual({ now: '2026-09-06T04:00:00.000Z' });
    await sandbox.call('user/get_code', { phone: '+56911112222' });
    return (await control('outbox')).json[0].code;
  };
  const code = await codeOf(7);
  expect(await codeOf(8)).not.toBe(code);
  expect(await codeOf(7)).toBe(code);
});

test('reset without options returns to the real time', async () => {
  await control('reset', { now: '2026-09-06T01:00:00-03:00' });
  expect((await control('reset', {})).json).toEqual({ now: '2026-11-20T13:42:00.000Z' });
});

test('scenario logs in, with the account of the token if there is one', async () => {
  const first = await control('scenario', { name: 'overdue' });
  expect(first.json).toMatchObject({ name: 'overdue', user_id: 'user_demo' });
  const { token } = first.json;
  const second = await control('scenario', { name: 'long_list', size: 2 }, { token });
  expect(second.json).toMatchObject({ name: 'long_list', token });
  const { json } = await control('state');
  expect(json.accounts).toMatchObject([{ state: 'lending', orders: 3 }]);
});

test('outbox, uploads and scenarios return lists', async () => {
  const { token } = await sandbox.signIn();
  await sandbox.call('user/upload_device', { data: 'x' }, token);
  expect((await control('outbox')).json).toMatchObject([{ to: '+56911112222' }]);
  expect((await control('uploads')).json).toMatchObject([{ path: 'user/upload_device' }]);
  expect((await control('scenarios')).json).toContainEqual({
    name: 'due_today',
    description: 'The same loan is due today: still without any penalty.',
  });
});

test('fault takes a kind as a number, or a code and a message', async () => {
  expect((await control('fault', { path: 'app/home', kind: 500 })).json).toEqual({
    path: 'app/home',
    kind: '500',
    times: 1,
  });
  expect((await control('fault', { code: 301, msg: 'x' })).json).toEqual({
    path: '*',
    kind: 'code',
    times: 1,
    code: 301,
    msg: 'x',
  });
});

test('clear_faults removes what is waiting, so that the next call succeeds', async () => {
  await control('fault', { path: 'app/home', kind: 500, times: 3 });
  expect((await control('clear_faults', {})).json).toEqual({ cleared: 1 });
  expect((await sandbox.call('app/home', {})).code).toBe(0);
});

test('payment and settle return a payment and its result', async () => {
  const { token } = sandbox.scenario('lending');
  const { order } = Object((await sandbox.call('app/home', {}, token)).ret);
  const { ret } = await sandbox.call(
    'deal/repay_request',
    { request_id: 'x', order_no: order.order_no, option_id: 'debit', amount: 206_000 },
    token,
  );
  const { payment_id } = Object(ret);
  expect((await control(`payment?payment=${payment_id}`)).json).toEqual({
    payment_id,
    order_no: order.order_no,
    amount: 206_000,
    fee: 500,
    state: 'pending',
  });
  expect((await control('settle', { payment_id, result: 'success' })).json).toEqual({
    payment_id,
    state: 'success',
  });
});

test('import restores what state has returned', async () => {
  sandbox.scenario('overdue');
  const { json } = await control('state');
  await control('reset', {});
  expect((await control('state')).json.accounts).toEqual([]);
  expect((await control('import', json.state)).json).toEqual({ imported: true });
  expect((await control('state')).json.accounts).toMatchObject([{ state: 'overdue' }]);
});

test.each([
  ['clock', {}],
  ['clock', { advance: 'tomorrow' }],
  ['clock', { now: '2026-03-07' }],
  ['clock', { now: '2026-02-30T10:00:00-03:00' }],
  ['clock', { now: '2026-03-07T25:00:00Z' }],
  ['pay_site', { at: 'here', back: 'https://app.example' }],
  ['reset', { now: 'today' }],
  ['reset', { seed: -1 }],
  ['reset', { seed: 2 ** 32 }],
  ['scenario', { name: 'nothing' }],
  ['scenario', { size: 5 }],
  ['fault', { kind: 'gremlin' }],
  ['fault', { kind: '500', times: 0 }],
  ['settle', { payment_id: 'nothing', result: 'success' }],
  ['settle', { payment_id: 'nothing', result: 'maybe' }],
])('%s with %j replies 400 with the reason', async (name, body) => {
  const { status, json } = await control(name, body);
  expect(status).toBe(400);
  expect(json.error).toEqual(expect.any(String));
});

test('a control without a body replies 400', async () => {
  const request = new Request('https://x.invalid/__sandbox/clock', { method: 'POST' });
  expect((await sandbox.fetch(request)).status).toBe(400);
});

test('an unknown payment replies 400', async () => {
  expect((await control('payment?payment=nothing')).status).toBe(400);
  expect((await control('payment')).status).toBe(400);
});
