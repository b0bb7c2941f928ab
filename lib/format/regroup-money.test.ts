import { regroupMoney } from './regroup-money';

test.each([
  ['vi', 'Choose $1,200,000 or less', 'Choose $1.200.000 or less'],
  ['en', 'Hasta $500.000.', 'Hasta $500,000.'],
  ['es', '$500,001 to $800,000', '$500.001 to $800.000'],
] as const)('groups the amounts as in %s: %s', (locale, text, expected) => {
  expect(regroupMoney(text, locale)).toBe(expected);
});

test('leaves all that is no grouped amount', () => {
  const text = 'RUT 76.543.210-3, 2.5 % on $900, $12.3456 and 1,234 photos';
  expect(regroupMoney(text, 'en')).toBe(text);
});

test('leaves an amount as it is that no number holds exactly', () => {
  const text = `$9.999.999.999.999.999 or $1${'.000'.repeat(110)}`;
  expect(regroupMoney(text, 'en')).toBe(text);
});
