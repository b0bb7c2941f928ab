import fc from 'fast-check';
import { addDays } from '@/lib/chile/calendar-date';
import { payoffOn, type RunningLoan } from './payoff';

const loan: RunningLoan = {
  amount: 200_000,
  interest: 15_000,
  termDays: 90,
  start: '2026-11-20',
  due: '2027-02-18',
  paid: 0,
  rates: { once_rate: 0.05, daily_rate: 0.04 },
};

test.each([
  ['the day before the payout', '2026-11-19', 200_000],
  ['the day of the payout', '2026-11-20', 200_000],
  ['the next day, rounded up', '2026-11-21', 200_167],
  ['day 36 of 90', '2026-12-26', 206_000],
  ['the day before the due date', '2027-02-17', 214_834],
  ['the due date', '2027-02-18', 215_000],
  ['the day after it, with the one-time and a daily penalty', '2027-02-19', 233_000],
  ['the third day after it', '2027-02-21', 249_000],
])('on %s %s the loan is paid back with %i pesos', (_, day, pesos) => {
  expect(payoffOn(loan, day)).toBe(pesos);
});

test('the interest-free days of a coupon add none, at the end of the term', () => {
  const free = { ...loan, due: addDays(loan.due, 5) };
  expect(payoffOn(free, '2026-12-26')).toBe(206_000);
  expect(payoffOn(free, loan.due)).toBe(215_000);
  expect(payoffOn(free, addDays(loan.due, 3))).toBe(215_000);
  expect(payoffOn(free, free.due)).toBe(215_000);
  expect(payoffOn(free, addDays(free.due, 1))).toBe(233_000);
});

test('all of the interest is due on a due date before the end of the term', () => {
  const early = { ...loan, due: addDays(loan.due, -10) };
  expect(payoffOn(early, addDays(early.due, -1))).toBe(213_167);
  expect(payoffOn(early, early.due)).toBe(215_000);
});

test('a part that was paid is taken off, and more than is due leaves nothing', () => {
  expect(payoffOn({ ...loan, paid: 100_000 }, '2026-12-26')).toBe(106_000);
  expect(payoffOn({ ...loan, paid: 300_000 }, '2026-12-26')).toBe(0);
});

test.each(['2026-09-05', '2026-09-06', '2026-09-07'])(
  'counts days and not hours when the clock changes: %s',
  (day) => {
    const spring = { ...loan, start: '2026-09-04', due: '2026-12-03', interest: 90 };
    const interest = payoffOn(spring, day) - spring.amount;
    const days = { '2026-09-05': 1, '2026-09-06': 2, '2026-09-07': 3 };
    expect(interest).toBe(Object.entries(days).find(([key]) => key === day)?.[1]);
  },
);

const anyLoan = fc
  .record({
    amount: fc.integer({ min: 1, max: 5_000_000 }),
    interest: fc.nat(2_000_000),
    termDays: fc.integer({ min: 1, max: 400 }),
    freeDays: fc.nat(30),
    start: fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days)),
    paid: fc.nat(1_000_000),
  })
  .map(({ freeDays, ...any }): RunningLoan => {
    return { ...loan, ...any, due: addDays(any.start, any.termDays + freeDays) };
  });

test('grows from day to day, from the amount at the payout to amount and interest on the due date', () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: -5, max: 460 }), (any, days) => {
      const day = addDays(any.start, days);
      const free = { ...any, paid: 0 };
      expect(payoffOn(free, any.start)).toBe(any.amount);
      expect(payoffOn(free, any.due)).toBe(any.amount + any.interest);
      const today = payoffOn(free, day);
      expect(Number.isSafeInteger(today)).toBe(true);
      expect(payoffOn(free, addDays(day, 1))).toBeGreaterThanOrEqual(today);
      expect(payoffOn(any, day)).toBe(Math.max(0, today - any.paid));
    }),
  );
});

test('the interest up to a day is its exact share, rounded up to the next peso', () => {
  fc.assert(
    fc.property(anyLoan, fc.nat(400), (any, days) => {
      const gone = Math.min(days, any.termDays);
      const day = addDays(any.start, gone);
      const until = BigInt(payoffOn({ ...any, paid: 0 }, day) - any.amount);
      const exact = BigInt(any.interest) * BigInt(gone);
      const term = BigInt(any.termDays);
      expect(until * term).toBeGreaterThanOrEqual(exact);
      expect((until - 1n) * term).toBeLessThan(exact === 0n ? 1n : exact);
    }),
  );
});
