import { groupMoney, typedMoney } from './type-money';

test.each([
  ['es', '100000', '100.000'],
  ['en', '100.000', '100,000'],
  ['vi', '900', '900'],
  ['es', '100.00', '100.00'],
  ['es', 'x', 'x'],
  ['es', '', ''],
] as const)('groups as in %s what is an amount: %s', (locale, text, grouped) => {
  expect(groupMoney(text, locale)).toBe(grouped);
});

test.each([
  ['100.0005', '100.000', '1000005'],
  ['100.00', '100.000', '10000'],
  ['100.0', '100.', '100.0'],
  ['100.', '100', '100.'],
  ['100,0000', '100,000', '100,0000'],
])('%s typed after %s is read as %s', (changed, before, text) => {
  expect(typedMoney(changed, before, 'es')).toBe(text);
});
