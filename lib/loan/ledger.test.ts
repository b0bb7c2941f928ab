import fc from 'fast-check';
import { addDays, daysBetween } from '@/lib/chile/calendar-date';
import { reckonLoan } from '@/lib/testing/reckon-loan';
import { type LedgerLoan, type LedgerPayment, ledgerOn } from './ledger';

const loan: LedgerLoan = {
  amount: 200_000,
  interest: 15_000,
  termDays: 90,
  start: '2026-11-20',
  due: '2027-02-18',
  rates: { once_rate: 0.05, daily_rate: 0.04, max_rate: 0.5 },
};
const dueOn = (day: string, payments: LedgerPayment[] = [], one = loan) =>
  ledgerOn(one, payments, day).due;
const part = { day: '2026-12-26', amount: 100_000 };

test.each([
  ['the day before the payout', '2026-11-19', 200_000],
  ['the day of the payout', '2026-11-20', 200_000],
  ['the next day, rounded up', '2026-11-21', 200_167],
  ['day 36 of 90', '2026-12-26', 206_000],
  ['the day before the due date', '2027-02-17', 214_834],
  ['the due date', '2027-02-18', 215_000],
  ['the day after it, with the one-time and a daily charge', '2027-02-19', 233_000],
  ['the third day after it', '2027-02-21', 249_000],
  ['the day on which the charges reach their cap', '2027-03-02', 315_000],
  ['a year later', '2028-02-18', 315_000],
])('on %s %s the loan is paid back with %i pesos', (_, day, pesos) => {
  expect(dueOn(day)).toBe(pesos);
});

test('after a payment of a part, interest runs on the capital that is left', () => {
  expect(dueOn('2026-12-25', [part])).toBe(205_834);
  expect(dueOn(part.day, [part])).toBe(106_000);
  expect(dueOn(loan.due, [part])).toBe(110_770);
});

test('late charges run on the capital that is late, not on the amount of the loan', () => {
  expect(ledgerOn(loan, [part], '2027-02-19')).toMatchObject({
    capital: 106_000,
    interest: 4_770,
    lateSoFar: { once: 5_300, days: 4_240 },
  });
});

test('a payment covers late charges, then interest, then capital', () => {
  const payments = [
    { day: '2027-02-21', amount: 30_000 },
    { day: '2027-02-21', amount: 10_000 },
    { day: '2027-02-21', amount: 201_000 },
  ];
  const { covered, due } = ledgerOn(loan, payments, '2027-02-21');
  expect(covered).toMatchObject([
    { late: 30_000, interest: 0, capital: 0, left: 219_000 },
    { late: 4_000, interest: 6_000, capital: 0, left: 209_000 },
    { late: 0, interest: 9_000, capital: 192_000, left: 8_000 },
  ]);
  expect(due).toBe(8_000);
  expect(dueOn('2027-03-23', payments)).toBe(10_640);
});

test('a transfer that counts from the day before leaves nothing, whenever it arrives', () => {
  expect(dueOn('2026-12-27', [{ day: '2026-12-26', amount: 206_000 }])).toBe(0);
  expect(dueOn('2027-03-01', [{ day: loan.due, amount: 215_000 }])).toBe(0);
});

test('a rest of a few hundred pesos never grows a full charge', () => {
  const late = [{ day: '2026-12-27', amount: 206_000 }];
  expect(dueOn('2026-12-27', late)).toBe(167);
  expect(dueOn('2027-12-31', late)).toBe(250);
});

test('what is paid beyond what is due is overpaid', () => {
  const twice = [1, 2].map(() => ({ day: part.day, amount: 206_000 }));
  const { due, overpaid, covered } = ledgerOn(loan, twice, loan.due);
  expect([due, overpaid]).toEqual([0, 206_000]);
  expect(covered.map((one) => one.overpaid)).toEqual([0, 206_000]);
});

test('the interest-free days of a coupon add none, at the end of the term', () => {
  const free = { ...loan, due: addDays(loan.due, 5) };
  expect(dueOn('2026-12-26', [], free)).toBe(206_000);
  expect(dueOn(loan.due, [], free)).toBe(215_000);
  expect(dueOn(free.due, [], free)).toBe(215_000);
  expect(dueOn(addDays(free.due, 1), [], free)).toBe(233_000);
});

test('the interest is spread up to a due date that is before the end of the term', () => {
  const early = { ...loan, due: addDays(loan.due, -30) };
  expect(dueOn(addDays(early.start, 30), [], early)).toBe(207_500);
  expect(dueOn(early.due, [], early)).toBe(215_000);
});

test.each(['2026-09-05', '2026-09-06', '2026-09-07'])(
  'counts days and not hours when the clock changes: %s',
  (day) => {
    const spring = { ...loan, start: '2026-09-04', due: '2026-12-03', interest: 90 };
    expect(dueOn(day, [], spring) - loan.amount).toBe(daysBetween('2026-09-04', day));
  },
);

const anyLoan = fc
  .record({
    amount: fc.integer({ min: 1, max: 5_000_000 }),
    interest: fc.nat(1_000_000),
    termDays: fc.integer({ min: 1, max: 200 }),
    freeDays: fc.integer({ min: -5, max: 30 }),
    max_rate: fc.constantFrom(undefined, 0, 0.03, 0.5, 1),
  })
  .map(({ freeDays, max_rate, ...any }): LedgerLoan => {
    const due = addDays(loan.start, Math.max(1, any.termDays + freeDays));
    return { ...loan, ...any, due, rates: { ...loan.rates, max_rate } };
  });
const anyPayments = fc.array(
  fc.record({
    day: fc.nat(260).map((days) => addDays(loan.start, days)),
    amount: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 3_000_000 })),
  }),
  { maxLength: 5 },
);

test('over the whole life of any loan it is what a reckoning day by day comes to', () => {
  fc.assert(
    fc.property(anyLoan, anyPayments, fc.nat(280), (one, payments, days) => {
      const day = addDays(one.start, days);
      const { due, capital, interest, late, overpaid, ...sums } = ledgerOn(one, payments, day);
      expect({ due, capital, interest, overpaid }).toEqual(reckonLoan(one, payments, day));
      expect(due).toBe(capital + interest + late);
      for (const pesos of [capital, interest, late, overpaid]) {
        expect(Number.isSafeInteger(pesos) && pesos >= 0).toBe(true);
      }
      const paid = payments
        .filter((one) => one.day <= day)
        .reduce((sum, { amount }) => sum + amount, 0);
      const { once, days: charged } = sums.lateSoFar;
      expect(one.amount + sums.interestSoFar + once + charged - (paid - overpaid)).toBe(due);
    }),
    { numRuns: 300 },
  );
});

test('paying earlier, or more, never leaves more to pay', () => {
  fc.assert(
    fc.property(anyLoan, anyPayments, fc.nat(280), fc.nat(30), (one, payments, days, sooner) => {
      const day = addDays(one.start, days);
      const earlier = payments.map((payment) => ({
        ...payment,
        day: addDays(payment.day, -sooner),
      }));
      const more = payments.map((payment) => ({ ...payment, amount: payment.amount + 1_000 }));
      const due = dueOn(day, payments, one);
      // Each day that is rounded down may leave a peso of a late charge.
      expect(dueOn(day, earlier, one)).toBeLessThanOrEqual(due + 1);
      expect(dueOn(day, more, one)).toBeLessThanOrEqual(due);
    }),
    { numRuns: 100 },
  );
});
