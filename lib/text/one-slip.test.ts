import { isOneSlip } from './one-slip';

test.each([
  ['pagar', 'pagar', true],
  ['pgar', 'pagar', true],
  ['paggar', 'pagar', true],
  ['pagat', 'pagar', true],
  ['apgar', 'pagar', true],
  ['pagaba', 'pagar', false],
  ['cobrar', 'pagar', false],
])('%s for %s: %s', (one, other, expected) => {
  expect(isOneSlip(one, other)).toBe(expected);
  expect(isOneSlip(other, one)).toBe(expected);
});
