import fc from 'fast-check';
import * as v from 'valibot';
import { bankAccountDigits } from '@/lib/chile/account-number';
import { type PayoutIn, payoutSchema } from './payout-schema';

const yape: PayoutIn = {
  basis: '',
  account_type: 'yape',
  phone: '9 8765 4567',
  bank_code: '',
  account_number: '',
  full_name: ' Camila  Muñoz ',
};
const bank: PayoutIn = {
  ...yape,
  account_type: 'bank',
  phone: '',
  bank_code: '012',
  account_number: '00 1234-5678',
};

/** What is wrong, by field. */
function faults(values: PayoutIn): Record<string, string> {
  const { issues = [] } = v.safeParse(payoutSchema, values);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

test('a Yape wallet needs a mobile number and a name, and no bank', () => {
  expect(v.parse(payoutSchema, yape)).toMatchObject({
    phone: '+56987654567',
    full_name: 'Camila Muñoz',
  });
  expect(faults({ ...yape, phone: '', full_name: '' })).toEqual({
    phone: 'phone.empty',
    full_name: 'name.fullEmpty',
  });
});

test('a bank account needs bank, number and name, and no mobile number; its zeros stay', () => {
  expect(v.parse(payoutSchema, bank)).toMatchObject({ account_number: '0012345678' });
  expect(faults({ ...bank, bank_code: '', account_number: '', full_name: 'X' })).toEqual({
    bank_code: 'bank.empty',
    account_number: 'account.empty',
    full_name: 'name.tooShort',
  });
});

test.each([
  ['12345', 'account.tooShort'],
  ['123456789012345678901', 'account.tooLong'],
  ['12345K', 'account.characters'],
])('the account number %s is refused', (account_number, message) => {
  expect(faults({ ...bank, account_number })).toEqual({ account_number: message });
});

test('digits within the limits are an account number, however they are grouped', () => {
  const { min, max } = bankAccountDigits;
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max });
  fc.assert(
    fc.property(digits, fc.constantFrom('', ' ', '-'), (list, between) => {
      const read = v.parse(payoutSchema, { ...bank, account_number: list.join(between) });
      expect(read.account_number).toBe(list.join(''));
    }),
  );
});
