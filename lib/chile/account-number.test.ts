import { parseAccountNumber } from './account-number';

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
  ['12345a', 'characters'],
  ['+56912345678', 'characters'],
  ['12345', 'tooShort'],
  ['1'.repeat(21), 'tooLong'],
])('the bank account %j is refused: %s', (typed, cause) => {
  expect(parseAccountNumber('bank', typed)).toEqual({ ok: false, cause });
});
