import { type CalendarDate, daysBetween } from '@/lib/chile/calendar-date';
import { type PenaltyRates, penaltyOf } from './penalty';

/** A loan from its payout until it is paid back; amounts in whole pesos. */
export type RunningLoan = {
  readonly amount: number;
  /** The interest of the whole term. */
  readonly interest: number;
  /** The days that bear interest; the interest-free ones of a coupon follow them. */
  readonly termDays: number;
  /** The day of the payout. */
  readonly start: CalendarDate;
  /** The last day without a penalty. */
  readonly due: CalendarDate;
  /** What was paid so far. */
  readonly paid: number;
  readonly rates: PenaltyRates;
};

/**
 * What pays a loan back on a day, in pesos: amount, interest up to that day and, after the due date, the penalty, less
 * what was paid; never negative. Source: contract.md section 1, "Paying early costs less" (Ley 18.010 art. 10).
 */
export function payoffOn(loan: RunningLoan, day: CalendarDate): number {
  const { amount, due, paid, rates } = loan;
  const { total } = penaltyOf({ amount, daysOverdue: daysBetween(due, day), rates });
  return Math.max(0, amount + interestUntil(loan, day) + total - paid);
}

/** The same share for each day of the term, rounded up; all of it from the due date on. */
function interestUntil({ interest, termDays, start, due }: RunningLoan, day: CalendarDate): number {
  const days = daysBetween(start, day);
  if (day >= due || days >= termDays) return interest;
  return Math.ceil((interest * Math.max(0, days)) / termDays);
}
