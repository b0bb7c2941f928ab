/**
 * A line of a list of figures, in whole pesos with its sign. `part` and `less` (a reduction) are added up; `total` is
 * the sum of the list.
 */
export type FigureLine<Key extends string = string> = {
  readonly key: Key;
  readonly amount: number;
  readonly role: 'part' | 'less' | 'total';
};

/** What a loan brings; `service_fee` is what a coupon leaves of it. */
type Arrival = {
  readonly amount: number;
  readonly service_fee: number;
  readonly arrival: number;
};

type Repayment = { readonly amount: number; readonly interest: number; readonly repayment: number };

/** From the amount to what is received. */
export function arrivalLines(loan: Arrival): FigureLine<'amount' | 'fee' | 'arrival'>[] {
  return [
    { key: 'amount', amount: loan.amount, role: 'part' },
    { key: 'fee', amount: -loan.service_fee, role: 'part' },
    { key: 'arrival', amount: loan.arrival, role: 'total' },
  ];
}

/** From the amount over the interest to the repayment. */
export function repaymentLines(loan: Repayment): FigureLine<'amount' | 'interest' | 'repayment'>[] {
  return [
    { key: 'amount', amount: loan.amount, role: 'part' },
    { key: 'interest', amount: loan.interest, role: 'part' },
    { key: 'repayment', amount: loan.repayment, role: 'total' },
  ];
}

/** What a loan that was paid back has cost more or less than was agreed, in pesos. */
type Repaid = {
  /** Interest saved by paying early. */
  readonly saved: number;
  readonly late: number | null;
  /** The fees of the payment methods. */
  readonly fees: number;
  readonly rest: number | null;
};

/** {@link repaymentLines} of a loan that was paid back, to all that was paid for it. */
export function repaidLines(
  loan: Repayment,
  { saved, late, fees, rest }: Repaid,
): FigureLine<'amount' | 'interest' | 'early' | 'late' | 'adjustment' | 'wayFees' | 'repayment'>[] {
  const { amount, interest, repayment } = loan;
  const changes = [
    { key: 'early', amount: -saved, role: 'less' },
    { key: 'late', amount: late ?? 0, role: 'part' },
    { key: 'adjustment', amount: rest ?? 0, role: (rest ?? 0) < 0 ? 'less' : 'part' },
    { key: 'wayFees', amount: fees, role: 'part' },
  ] as const;
  return [
    { key: 'amount', amount, role: 'part' },
    { key: 'interest', amount: interest, role: 'part' },
    ...changes.filter((line) => line.amount !== 0),
    {
      key: 'repayment',
      amount: changes.reduce((sum, line) => sum + line.amount, repayment),
      role: 'total',
    },
  ];
}
