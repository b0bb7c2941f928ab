import { parseMoney } from './parse-money';

test.each([
  ['200000', 200_000],
  ['200.000', 200_000],
  ['$ 200,000', 200_000],
  ['$1.200.000', 1_200_000],
  ['1,000', 1000],
  [' 200\u00a0000 ', 200_000],
  ['\uff12\uff10\uff10000', 200_000],
  ['007', 7],
])('parses %j as %i pesos', (typed, pesos) => {
  expect(parseMoney(typed)).toBe(pesos);
});

test.each([
  '',
  '$',
  '200.00',
  '200,5',
  '200.000,00',
  '1.200,000',
  '.200',
  '1200.000',
  '1200,000',
  '-5000',
  '2e5',
  'mil',
  '99999999999999999999',
])('refuses %j', (typed) => {
  expect(parseMoney(typed)).toBeNull();
});
