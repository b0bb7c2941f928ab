import { type FieldError, Refusal } from '../core/refusal';
import { sampleBasic, sampleExtra, sampleTransfer } from '../data/sample-user';
import { checkedBasicInfo, checkedExtraInfo, checkedTransferInfo } from './form-checks';

/** Whose account it is: of this RUN, by the sample user's name. */
const owner = (run: string) => ({ run, name: { first: 'Camila', last: 'Muñoz' }, phones: [] });
const nobody = { run: '', name: null, phones: [] };

const today = '2026-11-20';

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

test.each([
  ['first_name', 'A', 'name_length'],
  ['first_name', 'x'.repeat(61), 'name_length'],
  ['last_name', 'R2D2', 'name_length'],
  ['whatsapp', '+54 9 1234 5678', 'enter_phone'],
  ['run', '12.345.678-9', 'run_digit'],
  ['run', '1-9', 'run_format'],
  ['run', '76.543.210-3', 'run_company'],
  ['birth_date', '2008-11-21', 'under_age'],
  ['birth_date', '2027-01-01', 'birth_date'],
  ['birth_date', '1919-12-31', 'birth_date'],
  ['gender', '', 'choose_option'],
  ['education', 'x', 'choose_option'],
  ['industry', 'x', 'choose_option'],
  ['loan_purpose', 'x', 'choose_option'],
  ['community', '05101', 'choose_community'],
])('basic information: refuses %s %j', (field, value, key) => {
  const info = { ...sampleBasic, [field]: value };
  expect(refused(() => checkedBasicInfo(info, today))).toEqual([`${field} ${key}`]);
});

test('accepts a user who turns 18 today', () => {
  const info = { ...sampleBasic, birth_date: '2008-11-20' };
  expect(checkedBasicInfo(info, today).birth_date).toBe('2008-11-20');
});

test('names, phone numbers and RUN are normalized', () => {
  const info = {
    ...sampleBasic,
    first_name: '  María   José ',
    run: '9068826k',
    whatsapp: '9 8765 4321',
  };
  expect(checkedBasicInfo(info, today)).toMatchObject({
    first_name: 'María José',
    run: '9068826-K',
    whatsapp: '+56987654321',
  });
});

test('each contact needs a relationship, a name and a phone', () => {
  const [first] = sampleExtra.contacts;
  const empty = { relationship: '', name: '', phone: '' };
  expect(refused(() => checkedExtraInfo({ ...sampleExtra, contacts: [first, empty] }, ''))).toEqual(
    [
      'contacts.1.relationship choose_option',
      'contacts.1.name name_length',
      'contacts.1.phone enter_phone',
    ],
  );
});

test('refuses two contacts with the same number in any spelling', () => {
  const [first, second] = sampleExtra.contacts;
  const contacts: typeof sampleExtra.contacts = [first, { ...second, phone: '(9) 1234-5678' }];
  expect(refused(() => checkedExtraInfo({ ...sampleExtra, contacts }, ''))).toEqual([
    'contacts.1.phone contact_same',
  ]);
});

test('Yape needs a phone number and has no bank', () => {
  const info = { ...sampleTransfer, account_number: '987654567', bank_code: '012' };
  expect(checkedTransferInfo(info, nobody)).toEqual(sampleTransfer);
  expect(
    refused(() => checkedTransferInfo({ ...info, account_number: '12345678' }, nobody)),
  ).toEqual(['account_number enter_phone']);
});

test('a bank account needs a bank, 6 to 20 digits and a name', () => {
  const info = { account_type: 'bank' as const, account_number: '12345', full_name: 'A' };
  expect(refused(() => checkedTransferInfo(info, nobody))).toEqual([
    'full_name name_length',
    'account_number account_digits',
    'bank_code choose_bank',
  ]);
});

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
