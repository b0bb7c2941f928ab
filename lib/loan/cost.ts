import { yearDays } from './legal-maximum';

/** What a loan pays out and what it asks back, in pesos: of a quote, an order or a signed loan. */
export type LoanTotals = {
  readonly repayment: number;
  readonly arrival: number;
};

/**
 * What a loan costs, in pesos: what is paid back beyond what arrives, which is its fee after any coupon and its
 * interest. Late charges are not in it.
 */
export function costOf({ repayment, arrival }: LoanTotals): number {
  return repayment - arrival;
}

/** The yearly rate of the interest alone on the amount borrowed, nominal, as a fraction of 1; 0 of no amount. */
export function yearlyInterestRate(loan: {
  readonly amount: number;
  readonly interest: number;
  readonly term_days: number;
}): number {
  const { amount, interest, term_days } = loan;
  return amount > 0 && term_days > 0 ? (interest / amount) * (yearDays / term_days) : 0;
}
