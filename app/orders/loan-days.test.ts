import { isPayoutDay, loanDays } from './loan-days';

const loan = {
  applied_at: '2026-11-20T10:42:00-03:00',
  disbursed_at: '2026-11-20T10:42:08-03:00',
  repay_date: '2026-12-20',
};

test.each([
  ['2026-11-20', { day: 0, of: 30, left: 30 }],
  ['2026-12-02', { day: 12, of: 30, left: 18 }],
  ['2026-12-20', { day: 30, of: 30, left: 0 }],
])('counts the days of a loan of 30 days on %s', (today, days) => {
  expect(loanDays(loan, today)).toEqual(days);
});

test.each([
  ['2026-10-01', { day: 0, of: 30, left: 30 }],
  ['2027-02-01', { day: 30, of: 30, left: 0 }],
])('clamps to the range of the loan when the clock says %s', (today, days) => {
  expect(loanDays(loan, today)).toEqual(days);
});

test.each([
  ['2026-12-19', { day: 29, of: 30, left: 1 }],
  ['2026-12-20', { day: 30, of: 30, left: 0 }],
  ['2026-12-21', { day: 30, of: 30, left: 1 }],
  ['2026-12-22', { day: 30, of: 30, left: 0 }],
])(
  'counts what remains to the due date, then to the last day without charges: %s',
  (today, days) => {
    expect(loanDays({ ...loan, pay_until: '2026-12-22' }, today)).toEqual(days);
  },
);

test('counts from the signing before the payout', () => {
  const { disbursed_at: _, ...waiting } = loan;
  expect(loanDays(waiting, '2026-11-21')).toEqual({ day: 1, of: 30, left: 29 });
});

test('has no days when the loan is due on the day of its payout', () => {
  const sameDay = { ...loan, repay_date: '2026-11-20' };
  expect(loanDays(sameDay, '2026-11-20')).toEqual({ day: 0, of: 0, left: 0 });
});

test('the day of the payout belongs to the money until a part is paid back', () => {
  const payment = { payment_id: '1', amount: 1000, paid_at: loan.disbursed_at };
  const lending = { ...loan, state: 'lending' } as const;
  expect(isPayoutDay(lending, '2026-11-20')).toBe(true);
  expect(isPayoutDay({ ...lending, payments: [payment] }, '2026-11-20')).toBe(false);
  expect(isPayoutDay(lending, '2026-11-21')).toBe(false);
});
