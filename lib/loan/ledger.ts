import { type CalendarDate, daysBetween } from '@/lib/chile/calendar-date';
import { lateCharges, type PenaltyRates } from './penalty';

/** A loan from its payout on; amounts in whole pesos. */
export type LedgerLoan = {
  readonly amount: number;
  /** The interest of the whole term. */
  readonly interest: number;
  /** The days that bear interest; the interest-free ones of a coupon follow them. */
  readonly termDays: number;
  /** The day of the payout. */
  readonly start: CalendarDate;
  /** The last day without late charges. */
  readonly due: CalendarDate;
  readonly rates: PenaltyRates;
};

/** A payment, on the day from which it counts; in whole pesos. */
export type LedgerPayment = { readonly day: CalendarDate; readonly amount: number };

/** A loan's money at the end of a day, in whole pesos; none of it is negative. */
export type LedgerBalance = {
  /** What pays the loan back on that day: `capital + interest + late`. */
  readonly due: number;
  /** What is left of the amount. */
  readonly capital: number;
  /** Interest up to that day that is not paid. */
  readonly interest: number;
  /** Late charges up to that day that are not paid. */
  readonly late: number;
  /** All interest up to that day, paid or not. */
  readonly interestSoFar: number;
  /** All late charges up to that day, paid or not. */
  readonly lateSoFar: { readonly once: number; readonly days: number };
  /** Paid beyond what was due: it is returned. */
  readonly overpaid: number;
  /** What each payment covered, in the order in which they count. */
  readonly covered: readonly Covered[];
};

/** What a payment covered, in whole pesos, and what was due after it on its day. */
export type Covered = {
  readonly late: number;
  readonly interest: number;
  readonly capital: number;
  readonly overpaid: number;
  readonly left: number;
  readonly payment: LedgerPayment;
};

/**
 * The one rule of what a loan costs over its life. Interest runs by the day on the capital that is left (`interest *
 * capital / amount * days / termDays`, the sum rounded up to a peso), to the end of the term and never on the days
 * after the due date. A payment covers late charges first, then interest, then capital. Late charges run on the
 * capital that is late ({@link lateCharges}). Payments after `day` do not count.
 * Source: contract.md section 1; Ley 18.010 art. 10 (interest up to the payment), Código Civil art. 1595 (the order).
 */
export function ledgerOn(
  loan: LedgerLoan,
  payments: readonly LedgerPayment[],
  day: CalendarDate,
): LedgerBalance {
  const counted = payments
    .filter((payment) => payment.day <= day)
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  let ledger = emptyLedger(loan);
  for (const payment of counted) ledger = pay(grow(loan, ledger, payment.day), payment);
  return balanceOf(grow(loan, ledger, day));
}

type Ledger = {
  readonly capital: number;
  /** Interest so far in `1 / unit` of a peso: it is rounded once, and not with each payment. */
  readonly grown: number;
  readonly unit: number;
  readonly interestPaid: number;
  readonly once: number;
  readonly days: number;
  readonly latePaid: number;
  readonly covered: readonly Covered[];
  /** Days of interest, and late days, that are in it. */
  readonly interestDays: number;
  readonly lateDays: number;
};

function emptyLedger(loan: LedgerLoan): Ledger {
  return {
    capital: loan.amount,
    grown: 0,
    unit: Math.max(1, loan.amount * interestDaysOf(loan)),
    interestPaid: 0,
    once: 0,
    days: 0,
    latePaid: 0,
    covered: [],
    interestDays: 0,
    lateDays: 0,
  };
}

/** The days over which the interest is spread: the term, or up to a due date before its end. */
function interestDaysOf({ termDays, start, due }: LedgerLoan): number {
  return Math.max(1, Math.min(termDays, daysBetween(start, due)));
}

/** Adds the interest and the late charges of the days up to the end of `day`. */
function grow(loan: LedgerLoan, ledger: Ledger, day: CalendarDate): Ledger {
  const { capital } = ledger;
  const term = interestDaysOf(loan);
  const interestDays = Math.min(term, Math.max(ledger.interestDays, daysBetween(loan.start, day)));
  const lateDays = Math.max(ledger.lateDays, daysBetween(loan.due, day));
  const late = lateCharges({
    amount: capital,
    from: ledger.lateDays,
    to: lateDays,
    rates: loan.rates,
  });
  return {
    ...ledger,
    grown: ledger.grown + loan.interest * capital * (interestDays - ledger.interestDays),
    once: ledger.once + late.once,
    days: ledger.days + late.days,
    interestDays,
    lateDays,
  };
}

function pay(ledger: Ledger, payment: LedgerPayment): Ledger {
  const { amount } = payment;
  const { due, late, interest, capital } = balanceOf(ledger);
  const toLate = Math.min(amount, late);
  const toInterest = Math.min(amount - toLate, interest);
  const toCapital = Math.min(amount - toLate - toInterest, capital);
  return {
    ...ledger,
    latePaid: ledger.latePaid + toLate,
    interestPaid: ledger.interestPaid + toInterest,
    capital: capital - toCapital,
    covered: [
      ...ledger.covered,
      {
        late: toLate,
        interest: toInterest,
        capital: toCapital,
        payment,
        overpaid: amount - toLate - toInterest - toCapital,
        left: due - toLate - toInterest - toCapital,
      },
    ],
  };
}

function balanceOf(ledger: Ledger): LedgerBalance {
  const { capital, grown, unit, once, days, covered } = ledger;
  const interestSoFar = (grown - (grown % unit)) / unit + (grown % unit > 0 ? 1 : 0);
  const interest = interestSoFar - ledger.interestPaid;
  const late = once + days - ledger.latePaid;
  const lateSoFar = { once, days };
  const due = capital + interest + late;
  const overpaid = covered.reduce((sum, payment) => sum + payment.overpaid, 0);
  return { due, capital, interest, late, interestSoFar, lateSoFar, overpaid, covered };
}
