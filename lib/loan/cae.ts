import { caeYearDays } from './constants';

/** What the CAE is made of: pesos paid back and received, and the days between. */
export type CaeInput = {
  readonly repayment: number;
  readonly arrival: number;
  readonly termDays: number;
};

/**
 * The CAE (Carga Anual Equivalente, Ley 20.555) as a fraction of one: 1.228 is 122,8 %.
 *
 * FOR LEGAL REVIEW: a nominal yearly rate, `(repayment / arrival - 1) * 365 / term_days`. Whether
 * nominal or compound is prescribed could not be confirmed (contract.md section 1), so this is
 * the one place that computes it; screens show the server's. Throws RangeError where nothing is
 * received or no day lies between.
 */
export function cae({ repayment, arrival, termDays }: CaeInput): number {
  if (!(arrival > 0)) throw new RangeError(`CAE of an arrival of ${arrival} pesos`);
  if (!(termDays > 0)) throw new RangeError(`CAE of a term of ${termDays} days`);
  return ((repayment / arrival - 1) * caeYearDays) / termDays;
}
