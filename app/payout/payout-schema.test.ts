import * as v from 'valibot';
import { sampleBasic, sampleTransfer } from '@/lib/sandbox/data/sample-user';
import { removeValue, writeValue } from '@/lib/storage/values';
import { initialPayout, type PayoutIn, payoutSchema, toTransferInfo } from './payout-schema';

const yape: PayoutIn = {
  baseline: '',
  account_type: 'yape',
  phone: '9 8765 4567',
  bank_code: '',
  account_number: '',
  bank_account_type: '',
  full_name: ' Camila  Muñoz ',
};
const bank: PayoutIn = {
  ...yape,
  account_type: 'bank',
  phone: '',
  bank_code: '012',
  account_number: '00 1234-5678',
  bank_account_type: 'corriente',
};

/** Error messages by field. */
function errorsOf(values: PayoutIn): Record<string, string> {
  const { issues = [] } = v.safeParse(payoutSchema, values);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

test('requires a mobile number and a name for Yape, and no bank', () => {
  expect(v.parse(payoutSchema, yape)).toMatchObject({
    phone: '+56987654567',
    full_name: 'Camila Muñoz',
  });
  expect(errorsOf({ ...yape, phone: '', full_name: '' })).toEqual({
    phone: 'phone.empty',
    full_name: 'name.fullEmpty',
  });
});

test('requires bank, number, type and name for a bank account, and keeps leading zeros', () => {
  expect(v.parse(payoutSchema, bank)).toMatchObject({ account_number: '0012345678' });
  expect(
    errorsOf({ ...bank, bank_code: '', account_number: '', bank_account_type: '', full_name: 'X' }),
  ).toEqual({
    bank_code: 'bank.empty',
    account_number: 'account.empty',
    bank_account_type: 'accountType.empty',
    full_name: 'name.tooShort',
  });
});

beforeEach(() => writeValue('phone', '+56911112222'));

const basic = { ...sampleBasic, first_name: 'Ana María', last_name: 'Rojas' };

test('suggests no number and no name when none is known', () => {
  removeValue('phone');
  expect(initialPayout(null, null)).toMatchObject({ phone: '', full_name: '' });
});

test('suggests no name that is too long for an account', () => {
  const long = { ...basic, last_name: 'R'.repeat(58) };
  expect(initialPayout(null, long).full_name).toBe('');
});

test('shows the saved account, its number in the field of its type', () => {
  expect(initialPayout(sampleTransfer, basic)).toMatchObject({
    account_type: 'yape',
    phone: '9 8765 4567',
    account_number: '',
    full_name: 'Camila Muñoz',
  });
  const saved = {
    account_type: 'bank',
    bank_code: '012',
    account_number: '00123456',
    full_name: 'Camila Muñoz',
    bank_account_type: 'ahorro',
  } as const;
  const shown = {
    account_type: 'bank',
    phone: '9 1111 2222',
    bank_code: '012',
    account_number: '00123456',
    bank_account_type: 'ahorro',
  };
  expect(initialPayout(saved, null)).toMatchObject(shown);
  // As a server that does not know the type has stored it.
  const { bank_account_type: _, ...older } = saved;
  expect(initialPayout(older, null)).toMatchObject({ ...shown, bank_account_type: '' });
});

test('sends a bank and a type only for a bank account', () => {
  const typed = {
    baseline: '',
    phone: '+56987654567',
    bank_code: '012',
    account_number: '123456',
    full_name: 'Camila Muñoz',
  };
  expect(toTransferInfo({ ...typed, account_type: 'yape', bank_account_type: 'vista' })).toEqual({
    account_type: 'yape',
    account_number: '+56987654567',
    full_name: 'Camila Muñoz',
  });
  expect(toTransferInfo({ ...typed, account_type: 'bank', bank_account_type: 'vista' })).toEqual({
    account_type: 'bank',
    bank_code: '012',
    account_number: '123456',
    full_name: 'Camila Muñoz',
    bank_account_type: 'vista',
  });
});
