import { formatAccountNumber, isCuentaRut, parseAccountNumber } from './account-number';

test('a Yape account is parsed as a mobile phone number', () => {
  expect(parseAccountNumber('yape', '9 1234 5678')).toEqual({ ok: true, value: '+56912345678' });
  expect(parseAccountNumber('yape', '2 2123 4567')).toEqual({ ok: false, cause: 'notMobile' });
});

test.each([
  ['123456', '123456'],
  ['0 0123-4567', '001234567'],
  ['1'.repeat(20), '1'.repeat(20)],
])('the bank account %s is parsed as %s', (typed, account) => {
  expect(parseAccountNumber('bank', typed)).toEqual({ ok: true, value: account });
});

test.each([
  [' - ', 'empty'],
  ['000000', 'empty'],
  ['12345a', 'characters'],
  ['+56912345678', 'characters'],
  ['12345', 'tooShort'],
  ['1'.repeat(21), 'tooLong'],
])('the bank account %j is refused: %s', (typed, cause) => {
  expect(parseAccountNumber('bank', typed)).toEqual({ ok: false, cause });
});

test.each([
  ['012', '12345678', true],
  ['012', '12.345.678', true],
  ['012', '012345678', true],
  ['012', '00012345678', true],
  ['012', '120345678', false],
  ['012', '123456785', false],
  ['037', '12345678', false],
  ['012', '', false],
])('at the bank %s the account %j of 12.345.678-5 is a CuentaRUT: %s', (bank_code, number, is) => {
  expect(isCuentaRut('12345678-5', { bank_code, account_number: number })).toBe(is);
});

test('an account is no CuentaRUT while the RUN is not known', () => {
  expect(isCuentaRut('', { bank_code: '012', account_number: '12345678' })).toBe(false);
  expect(isCuentaRut('', { bank_code: '012', account_number: '' })).toBe(false);
});

test.each([
  ['001', '1234', '1234'],
  ['001', '12345', '1234 5'],
  ['001', '12345678', '1234 5678'],
  ['012', '1234567890123', '1234 5678 9012 3'],
  ['012', '12345678', '12.345.678'],
  ['012', '9345678', '9.345.678'],
])(
  'of the bank %s, the account number %s is grouped as %s',
  (bank_code, account_number, grouped) => {
    expect(formatAccountNumber({ bank_code, account_number })).toBe(grouped);
  },
);
