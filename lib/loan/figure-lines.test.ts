import { arrivalLines, repaidLines, repaymentLines } from './figure-lines';

const loan = { amount: 200_000, service_fee: 12_000, arrival: 188_000 };
const repaid = { amount: 200_000, interest: 15_000, repayment: 215_000 };

test('the fee is taken off the amount', () => {
  expect(arrivalLines(loan)).toEqual([
    { key: 'amount', amount: 200_000, role: 'part' },
    { key: 'fee', amount: -12_000, role: 'part' },
    { key: 'arrival', amount: 188_000, role: 'total' },
  ]);
});

test('the interest is added to the amount', () => {
  expect(repaymentLines(repaid)).toEqual([
    { key: 'amount', amount: 200_000, role: 'part' },
    { key: 'interest', amount: 15_000, role: 'part' },
    { key: 'repayment', amount: 215_000, role: 'total' },
  ]);
});

const onTime = { saved: 0, late: 0, fees: 0, rest: 0 };

test('what paying early has saved is taken off', () => {
  expect(repaidLines(repaid, { ...onTime, saved: 5_000 })).toEqual([
    { key: 'amount', amount: 200_000, role: 'part' },
    { key: 'interest', amount: 15_000, role: 'part' },
    { key: 'early', amount: -5_000, role: 'less' },
    { key: 'repayment', amount: 210_000, role: 'total' },
  ]);
});

test('late charges and the fees of the payment methods are part of what a loan has taken', () => {
  expect(repaidLines(repaid, { ...onTime, late: 34_000, fees: 500 })).toEqual([
    { key: 'amount', amount: 200_000, role: 'part' },
    { key: 'interest', amount: 15_000, role: 'part' },
    { key: 'late', amount: 34_000, role: 'part' },
    { key: 'wayFees', amount: 500, role: 'part' },
    { key: 'repayment', amount: 249_500, role: 'total' },
  ]);
});

test('a loan that was paid back as agreed has no line for it', () => {
  expect(repaidLines(repaid, onTime)).toEqual(repaymentLines(repaid));
});
