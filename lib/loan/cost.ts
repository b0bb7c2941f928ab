import { shareOf } from './rounding';

/** A loan's figures in pesos; the service fee is what remains after a discount. */
export type LoanFigures = {
  readonly amount: number;
  readonly serviceFee: number;
  readonly interest: number;
};

/** One part of what is paid back, in pesos. */
export type CostPart = {
  readonly kind: 'arrival' | 'serviceFee' | 'interest';
  readonly pesos: number;
};

/** Fee and discount that a loan begins with. */
export type FeeInput = {
  readonly amount: number;
  readonly feeRate: number;
  readonly discount: number;
};

/** The service fee after a coupon's discount, in pesos; a discount never exceeds the fee. */
export function serviceFeeOf({ amount, feeRate, discount }: FeeInput): number {
  return Math.max(0, shareOf(amount, feeRate) - discount);
}

/** What the person receives: amount minus service fee. Source: product.md section 9. */
export function arrivalOf({ amount, serviceFee }: Omit<LoanFigures, 'interest'>): number {
  return amount - serviceFee;
}

/** What is paid back on time: amount plus interest. Source: contract.md section 2. */
export function repaymentOf({ amount, interest }: Omit<LoanFigures, 'serviceFee'>): number {
  return amount + interest;
}

/**
 * What is paid back, in parts that sum to the repayment: the money received, the fee that was kept
 * back from the amount, and the interest. For the cost bar and its legend.
 */
export function costParts(loan: LoanFigures): CostPart[] {
  return [
    { kind: 'arrival', pesos: arrivalOf(loan) },
    { kind: 'serviceFee', pesos: loan.serviceFee },
    { kind: 'interest', pesos: loan.interest },
  ];
}
