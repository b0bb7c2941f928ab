import fc from 'fast-check';
import { arrivalOf, costParts, repaymentOf, serviceFeeOf } from './cost';

test('the fee is kept back from the amount, the interest comes on top', () => {
  const loan = { amount: 200_000, serviceFee: 12_000, interest: 4_000 };
  expect(arrivalOf(loan)).toBe(188_000);
  expect(repaymentOf(loan)).toBe(204_000);
});

test('a discount lowers the fee, down to nothing', () => {
  const loan = { amount: 200_000, feeRate: 0.06 };
  expect(serviceFeeOf({ ...loan, discount: 0 })).toBe(12_000);
  expect(serviceFeeOf({ ...loan, discount: 3_000 })).toBe(9_000);
  expect(serviceFeeOf({ ...loan, discount: 15_000 })).toBe(0);
});

test('the parts of what is paid back are named in the order of the picture', () => {
  expect(costParts({ amount: 200_000, serviceFee: 9_000, interest: 4_000 })).toEqual([
    { kind: 'arrival', pesos: 191_000 },
    { kind: 'serviceFee', pesos: 9_000 },
    { kind: 'interest', pesos: 4_000 },
  ]);
});

test('the parts of what is paid back sum to it, to the peso', () => {
  const pesos = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(
      pesos,
      fc.double({ min: 0, max: 1, noNaN: true }),
      pesos,
      (amount, feeRate, rest) => {
        const serviceFee = serviceFeeOf({ amount, feeRate, discount: rest % 5000 });
        const loan = { amount, serviceFee, interest: rest };
        const sum = costParts(loan).reduce((total, part) => total + part.pesos, 0);
        expect(sum).toBe(repaymentOf(loan));
        expect(arrivalOf(loan)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
