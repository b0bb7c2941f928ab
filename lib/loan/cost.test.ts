import { costOf, yearlyInterestRate } from './cost';

test('is what is paid back beyond what arrives', () => {
  expect(costOf({ repayment: 204_000, arrival: 188_000 })).toBe(16_000);
});

test.each([
  [
    'of 90 days it is spread over a year',
    { amount: 200_000, interest: 15_000, term_days: 90 },
    0.3042,
  ],
  ['of no amount it is none', { amount: 0, interest: 15_000, term_days: 90 }, 0],
  ['of no days it is none', { amount: 200_000, interest: 15_000, term_days: 0 }, 0],
])('the yearly rate of the interest %s', (_, loan, rate) => {
  expect(yearlyInterestRate(loan)).toBeCloseTo(rate, 4);
});
