import { createTestSandbox } from '@/lib/testing/test-sandbox';

test.each([
  ['a number that ends in 0000', { account_number: '12340000' }],
  ['another name', { full_name: 'Pedro Soto' }],
  ['another CuentaRUT', { account_number: '11111111' }],
])('a payout to an account with %s fails, though the user has confirmed it', async (_, part) => {
  const sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z') });
  const { token } = await sandbox.signIn();
  sandbox.scenario('approved', { token });
  const bank = { account_type: 'bank', bank_code: '012', account_number: '12345678' } as const;
  const account = { ...bank, full_name: 'Camila Muñoz', confirmed: Object.keys(part), ...part };
  expect((await sandbox.call('app/save_transfer_info', account, token)).code).toBe(0);
  const choice = { product_id: 'luka', amount: 200_000, term_days: 90 };
  const { preview_id } = Object((await sandbox.call('loan/preview', choice, token)).ret);
  const signature = {
    request_id: 'one',
    preview_id,
    agree: true,
    signature: 'Camila Muñoz',
  } as const;
  await sandbox.call('loan/apply', signature, token);
  sandbox.control.advance('PT8S');
  expect(Object((await sandbox.call('app/home', {}, token)).ret).state).toBe('payment_failed');
});
