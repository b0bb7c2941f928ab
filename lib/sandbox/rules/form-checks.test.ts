import { type FieldError, Refusal } from '../core/refusal';
import { sampleExtra } from '../data/sample-user';
import { checkedExtraInfo, checkedTransferInfo } from './form-checks';

/** Whose account it is: of this RUN, by the sample user's name. */
const owner = (run: string) => ({ run, name: { first: 'Camila', last: 'Muñoz' }, phones: [] });
/** Everything that `check` refuses. */
function refusals(check: () => unknown): readonly FieldError[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.errors;
  }
}

/** Field and text key of everything that `check` refuses. */
function refused(check: () => unknown): string[] {
  return refusals(check).map(({ field, key }) => `${field} ${key}`);
}

test('stores the type of a bank account, and knows the one of a CuentaRUT by itself', () => {
  const info = {
    account_type: 'bank' as const,
    bank_code: '012',
    account_number: '12.345.678',
    full_name: 'Camila Muñoz',
  };
  const stored = { ...info, account_number: '12345678' };
  expect(checkedTransferInfo(info, owner('12345678-5'))).toEqual({
    ...stored,
    bank_account_type: 'vista',
  });
  expect(checkedTransferInfo({ ...info, bank_account_type: 'ahorro' }, owner('9068826-K'))).toEqual(
    {
      ...stored,
      bank_account_type: 'ahorro',
    },
  );
  expect(
    refused(() =>
      checkedTransferInfo({ ...info, bank_account_type: 'ahorro' }, owner('12345678-5')),
    ),
  ).toEqual(['bank_account_type cuenta_rut_vista']);
});

const cuentaRut = {
  account_type: 'bank' as const,
  bank_code: '012',
  account_number: '12345678',
  bank_account_type: 'vista' as const,
  full_name: 'Camila Muñoz',
};

test.each([
  ['the check digit in a CuentaRUT', { account_number: '12.345.678-5' }, 'account_check_digit'],
  ['another person’s CuentaRUT', { account_number: '11111111' }, 'account_other_run'],
  ['another person’s name', { full_name: 'Pedro Soto' }, 'account_holder'],
])('refuses %s, unless the user has confirmed it', (_, part, key) => {
  const info = { ...cuentaRut, ...part };
  const [field = ''] = Object.keys(part);
  const check = (confirmed?: string[]) => () =>
    checkedTransferInfo({ ...info, confirmed }, owner('12345678-5'));
  expect(refused(check())).toEqual([`${field} ${key}`]);
  expect(refused(check(['bank_code']))).toEqual([`${field} ${key}`]);
  expect(check([field])()).not.toHaveProperty('confirmed');
});

test("refuses the account's own number as a contact's, and names the contact", () => {
  const [first, second] = sampleExtra.contacts;
  const own = { ...second, phone: '9 8765 4567' };
  const check = () => checkedExtraInfo({ ...sampleExtra, contacts: [first, own] }, '+56987654567');
  expect(refusals(check)).toEqual([
    { field: 'contacts.1.phone', key: 'contact_own', values: { number: 2 } },
  ]);
});
