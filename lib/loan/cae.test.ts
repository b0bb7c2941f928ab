import fc from 'fast-check';
import { cae } from './cae';

test.each([
  [{ repayment: 204_000, arrival: 188_000, termDays: 30 }, 1.0355],
  [{ repayment: 110_000, arrival: 100_000, termDays: 365 }, 0.1],
  [{ repayment: 100_000, arrival: 100_000, termDays: 7 }, 0],
])('the CAE of %o is %d', (input, rate) => {
  expect(cae(input)).toBeCloseTo(rate, 4);
});

test('throws when nothing is received or the term has no days', () => {
  expect(() => cae({ repayment: 1, arrival: 0, termDays: 30 })).toThrow(/0 pesos/);
  expect(() => cae({ repayment: 1, arrival: -5, termDays: 30 })).toThrow(RangeError);
  expect(() => cae({ repayment: 1, arrival: 1, termDays: 0 })).toThrow(/0 days/);
  expect(() => cae({ repayment: 1, arrival: 1, termDays: Number.NaN })).toThrow(RangeError);
});

test('grows with the repayment and shrinks with the term', () => {
  const amounts = fc.integer({ min: 1000, max: 10_000_000 });
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 1, max: 720 }), (arrival, extra, termDays) => {
      const repayment = arrival + extra;
      const rate = cae({ repayment, arrival, termDays });
      expect(cae({ repayment: repayment + 1000, arrival, termDays })).toBeGreaterThan(rate);
      expect(cae({ repayment, arrival, termDays: termDays + 1 })).toBeLessThan(rate);
    }),
  );
});

/**
 * For counsel: what the formulas that are in use make of the same loan, $200.000 over 90 days of which $188.000
 * arrive. The app's own is the first; a server's CAE is shown as it is sent.
 */
test('the nominal CAE of a loan lies between twelve monthly rates and the compound one', () => {
  const [arrival, repayment, termDays] = [188_000, 215_000, 90];
  const growth = repayment / arrival;
  const nominal = cae({ arrival, repayment, termDays });
  const twelveMonths = 12 * (growth ** (30 / termDays) - 1);
  const compound = growth ** (365 / termDays) - 1;
  expect([twelveMonths, nominal, compound].map((rate) => Number(rate.toFixed(3)))).toEqual([
    0.549, 0.582, 0.723,
  ]);
});
