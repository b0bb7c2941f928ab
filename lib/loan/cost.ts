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
