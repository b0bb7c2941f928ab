import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

let sandbox: TestSandbox;
let token: string;

const choice = { product_id: 'luka', amount: 200_000, term_days: 90 };

beforeEach(async () => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
  ({ token } = await sandbox.signIn());
  sandbox.scenario('approved', { token });
});

const home = async () => Object((await sandbox.call('app/home', {}, token)).ret);
const preview = async (over = {}) => {
  const reply = await sandbox.call('loan/preview', { ...choice, ...over }, token);
  return Object(reply.ret).preview_id;
};
const apply = (preview_id: string, over: object = {}) =>
  sandbox.call(
    'loan/apply',
    { request_id: 'one', preview_id, agree: true, signature: 'Camila Muñoz', ...over },
    token,
  );

test.each([
  ['Juan Perez', 'Type your name as in the contract: Camila Muñoz'],
  ['C', 'Type your name as in the contract: Camila Muñoz'],
  ['M300 130l0 0', 'Draw your whole signature: this is too short'],
])('refuses %j as the signature, at its field', async (signature, message) => {
  expect(await apply(await preview(), { signature })).toMatchObject({
    code: 422,
    ret: { errors: [{ field: 'signature', message }] },
  });
  expect(sandbox.control.state().accounts).toMatchObject([{ orders: 0 }]);
});

test.each(['init_submit', 'review', 'refused', 'not_approved', 'approval_expired'] as const)(
  'in %s a quote can be requested but not applied with',
  async (name) => {
    sandbox.scenario(name, { token });
    expect(await apply(await preview())).toMatchObject({
      code: 409,
      msg: 'You need an approved application to borrow',
    });
  },
);

test("a guest's quote is an example that cannot be applied with", async () => {
  const reply = await sandbox.call('loan/preview', choice);
  expect(reply).toMatchObject({ code: 0, ret: { arrival: 188_000 } });
  expect(await apply(Object(reply.ret).preview_id)).toMatchObject({
    code: 404,
    msg: 'Review the terms again before signing',
  });
});

test('a coupon is used by one loan', async () => {
  const coupon_id = Object(
    Object((await sandbox.call('coupon/my_coupon', {}, token)).ret).coupons[0],
  ).id;
  const one = await preview({ coupon_id });
  await apply(one);
  expect((await sandbox.call('coupon/my_coupon', {}, token)).ret).toMatchObject({
    coupons: [{ id: coupon_id, state: 'used' }],
  });
  expect(await home()).toMatchObject({ order: { service_fee: 9000, arrival: 191_000 } });
  expect(await sandbox.call('loan/preview', { ...choice, coupon_id }, token)).toMatchObject({
    code: 422,
    ret: { errors: [{ field: 'coupon_id', message: 'Choose a coupon that you can use' }] },
  });
});

test.each([
  ['a number that ends in 0000', { account_number: '12340000' }],
  ['another name', { full_name: 'Pedro Soto' }],
  ['another CuentaRUT', { account_number: '11111111' }],
])('a payout to an account with %s fails, though the user has confirmed it', async (_, part) => {
  const transfer = {
    account_type: 'bank' as const,
    bank_code: '012',
    account_number: '12345678',
    full_name: 'Camila Muñoz',
    confirmed: Object.keys(part),
    ...part,
  };
  expect((await sandbox.call('app/save_transfer_info', transfer, token)).code).toBe(0);
  await apply(await preview());
  sandbox.control.advance('PT8S');
  expect(await home()).toMatchObject({ state: 'payment_failed' });
});

const agreement = { version: '2026-11-21 es', sha256: '0f'.repeat(32) };

test('an order carries the CAE, the rates and the agreement that were signed', async () => {
  const quoted = Object((await sandbox.call('loan/preview', choice, token)).ret);
  await apply(quoted.preview_id, { agreement });
  const { cae, penalty } = quoted;
  expect((await home()).order).toMatchObject({ cae, penalty, agreement });
  sandbox.control.advance('P7D');
  expect((await home()).order).toMatchObject({ cae, penalty, agreement });
});

test.each([
  ['a hash that is none', 'agreement.sha256', { ...agreement, sha256: 'abc' }],
  ['a hash in capitals', 'agreement.sha256', { ...agreement, sha256: '0F'.repeat(32) }],
  ['no version', 'agreement.version', { ...agreement, version: '' }],
])('refuses an agreement with %s', async (_case, field, wrong) => {
  expect(await apply(await preview(), { agreement: wrong })).toMatchObject({
    code: 400,
    ret: { errors: [{ field }] },
  });
  expect(await home()).toMatchObject({ state: 'approved' });
});
