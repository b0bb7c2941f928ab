import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { sampleBasic, sampleExtra, sampleTransfer } from '../data/sample-user';

let sandbox: TestSandbox;
let token: string;

beforeEach(async () => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
  ({ token } = await sandbox.signIn());
});

test('forms that were not saved return {}', async () => {
  for (const path of ['app/get_basic_info', 'app/get_extra_info', 'app/get_bank_info'] as const) {
    expect((await sandbox.call(path, {}, token)).ret).toEqual({});
  }
});

test('saved forms are returned, and saving returns the next step', async () => {
  const steps = [
    await sandbox.call('app/save_basic_info', sampleBasic, token),
    await sandbox.call('app/save_extra_info', sampleExtra, token),
    await sandbox.call('app/save_transfer_info', sampleTransfer, token),
  ].map((reply) => reply.ret);
  expect(steps).toEqual([
    { next_step: 'social' },
    { next_step: 'withdrawal' },
    { next_step: 'id_card' },
  ]);
  expect((await sandbox.call('app/get_basic_info', {}, token)).ret).toEqual(sampleBasic);
  expect((await sandbox.call('app/get_extra_info', {}, token)).ret).toEqual(sampleExtra);
  expect((await sandbox.call('app/get_bank_info', {}, token)).ret).toEqual(sampleTransfer);
});

test('a form with wrong fields is not saved and returns them', async () => {
  const wrong = { ...sampleBasic, run: '12.345.678-9', gender: 'x' };
  const reply = await sandbox.call('app/save_basic_info', wrong, token);
  expect(reply).toEqual({
    code: 422,
    msg: 'Check 2 fields',
    ret: {
      errors: [
        { field: 'run', message: 'Check the last digit of your RUN' },
        { field: 'gender', message: 'Choose an option from the list' },
      ],
    },
  });
  expect((await sandbox.call('app/get_basic_info', {}, token)).ret).toEqual({});
});

test('the lists are in the requested language', async () => {
  const ask = async (language: string) => {
    const request = new Request('https://x.invalid/app/get_list_page1_new', {
      method: 'POST',
      body: '{}',
      headers: { token, language },
    });
    return (await (await sandbox.fetch(request)).json()).ret.gender[0].label;
  };
  expect([await ask('es'), await ask('en')]).toEqual(['Mujer', 'Woman']);
});

test.each([
  ['review', 'You cannot change this while we review your application'],
  ['approved', 'Your data is already approved'],
  ['lending', 'You cannot change this while a loan is running'],
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
