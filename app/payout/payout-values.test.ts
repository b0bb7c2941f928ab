import type { BasicInfo } from '@/lib/api/schemas/application';
import { sampleBasic, sampleTransfer } from '@/lib/sandbox/data/sample-person';
import { removeValue, writeValue } from '@/lib/storage/values';
import { initialPayout, payoutFieldOf, toTransferInfo } from './payout-values';

beforeEach(() => writeValue('phone', '+56911112222'));
afterEach(() => removeValue('phone'));

const person: BasicInfo = { ...sampleBasic, first_name: 'Ana María', last_name: 'Rojas' };

test('at first Yape is proposed, at the number of the log-in and in the name of the person', () => {
  expect(initialPayout(null, person)).toEqual({
    basis: '',
    account_type: 'yape',
    phone: '9 1111 2222',
    bank_code: '',
    account_number: '',
    full_name: 'Ana María Rojas',
  });
});

test('where nothing is known nothing is proposed', () => {
  removeValue('phone');
  expect(initialPayout(null, null)).toMatchObject({ phone: '', full_name: '' });
});

test('a name too long for an account is not proposed', () => {
  const long = { ...person, last_name: 'R'.repeat(58) };
  expect(initialPayout(null, long).full_name).toBe('');
});

test('what was saved comes back as it was, its number in the field of its kind', () => {
  expect(initialPayout(sampleTransfer, person)).toMatchObject({
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
  } as const;
  expect(initialPayout(saved, null)).toMatchObject({
    account_type: 'bank',
    phone: '9 1111 2222',
    bank_code: '012',
    account_number: '00123456',
  });
});

test('what goes out names a bank only for a bank account', () => {
  const typed = {
    basis: '',
    phone: '+56987654567',
    bank_code: '012',
    account_number: '123456',
    full_name: 'Camila Muñoz',
  };
  expect(toTransferInfo({ ...typed, account_type: 'yape' })).toEqual({
    account_type: 'yape',
    account_number: '+56987654567',
    full_name: 'Camila Muñoz',
  });
  expect(toTransferInfo({ ...typed, account_type: 'bank' })).toEqual({
    account_type: 'bank',
    bank_code: '012',
    account_number: '123456',
    full_name: 'Camila Muñoz',
  });
});

test('what the server says of the number stands at the number that was sent', () => {
  expect(payoutFieldOf('account_number', 'yape')).toBe('phone');
  expect(payoutFieldOf('account_number', 'bank')).toBe('account_number');
  expect(payoutFieldOf('bank_code', 'yape')).toBe('bank_code');
});
