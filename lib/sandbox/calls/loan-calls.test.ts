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

const bankAccount = {
  account_type: 'bank' as const,
  bank_code: '012',
  account_number: '12345678',
  full_name: 'Camila Muñoz',
};

test.each([
  ['a number that ends in 0000', { account_number: '12340000' }],
  ['another name', { full_name: 'Pedro Soto' }],
  ['another CuentaRUT', { account_number: '11111111' }],
])('a payout to an account with %s fails, though the user has confirmed it', async (_, part) => {
  const transfer = { ...bankAccount, confirmed: Object.keys(part), ...part };
  expect((await sandbox.call('app/save_transfer_info', transfer, token)).code).toBe(0);
  await apply(await preview());
  sandbox.control.advance('PT8S');
  expect(await home()).toMatchObject({ state: 'payment_failed' });
});

test('terms that were shown with another payout account cannot be signed, from whichever phone it was changed', async () => {
  const shown = await preview();
  await sandbox.call('app/save_transfer_info', bankAccount, token);
  expect(await apply(shown)).toMatchObject({
    ret: { reason_code: 'preview_unknown' },
  });
  expect(await apply(await preview())).toMatchObject({ code: 0 });
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
