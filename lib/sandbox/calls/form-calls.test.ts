import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { sampleBasic, sampleExtra, sampleTransfer } from '../data/sample-user';

let sandbox: TestSandbox;
let token: string;

beforeEach(async () => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
  ({ token } = await sandbox.signIn());
});

test.each([
  ['review', 'You can’t change these details while we review your application'],
  ['approved', 'Your details are already approved'],
  ['lending', 'You can’t change these details while you have a loan'],
] as const)('personal data cannot change in the state %s', async (name, msg) => {
  sandbox.scenario(name, { token });
  expect(await sandbox.call('app/save_basic_info', sampleBasic, token)).toMatchObject({
    code: 409,
    msg,
  });
  expect(await sandbox.call('app/save_extra_info', sampleExtra, token)).toMatchObject({ msg });
});

test.each(['review', 'waiting'] as const)(
  'the payout account cannot change in %s',
  async (name) => {
    sandbox.scenario(name, { token });
    expect((await sandbox.call('app/save_transfer_info', sampleTransfer, token)).code).toBe(409);
  },
);

test.each(['approved', 'lending', 'cleared'] as const)(
  'the payout account may change in %s',
  async (name) => {
    sandbox.scenario(name, { token });
    const bank = {
      account_type: 'bank' as const,
      bank_code: '012',
      account_number: '12345678',
      full_name: 'Camila Muñoz',
    };
    expect((await sandbox.call('app/save_transfer_info', bank, token)).ret).toEqual({
      next_step: 'done',
    });
    expect((await sandbox.call('app/get_bank_info', {}, token)).ret).toEqual({
      ...bank,
      // The number is that of the sample user's CuentaRUT.
      bank_account_type: 'vista',
    });
  },
);
