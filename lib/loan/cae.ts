/** The figures of a CAE: pesos repaid and received, and the days between them. */
export type CaeInput = {
  readonly repayment: number;
  readonly arrival: number;
  readonly termDays: number;
};

const yearDays = 365;

/**
 * The CAE (Carga Anual Equivalente, Ley 20.555) as a fraction of 1: 1.228 is 122,8 %.
 *
 * FOR LEGAL REVIEW: the nominal annual rate (simple, of 365 days), `(repayment / arrival - 1) * 365 / term_days`. Twelve
 * times the monthly rate and the compound rate are worked out beside it in the test; which of the three the law
 * prescribes is unconfirmed (contract.md section 1). Screens show the
 * server's CAE where there is one. Throws RangeError if nothing is received or the term has no days.
 */
export function cae({ repayment, arrival, termDays }: CaeInput): number {
  if (!(arrival > 0)) throw new RangeError(`CAE of an arrival of ${arrival} pesos`);
  if (!(termDays > 0)) throw new RangeError(`CAE of a term of ${termDays} days`);
  return ((repayment / arrival - 1) * yearDays) / termDays;
}
