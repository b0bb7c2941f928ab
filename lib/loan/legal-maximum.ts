import { config } from '@/lib/config';
import { cae } from './cae';
import { dailyRateOf, onceRateOf, type PenaltyRates } from './penalty';

/** What of a loan is above the legal maximum; `rateMissing`: nobody can say, as the server sends no daily rate. */
export type Excess = 'late' | 'cost' | 'rateMissing';

/** What the rule needs of a quote or an order: whole pesos, days. Without them only late charges are judged. */
type Terms = { readonly arrival: number; readonly repayment: number; readonly term_days: number };

/** A yearly rate that no certificate of the CMF has reached: above it a charge is unlawful on any day. */
export const neverReached = 0.6;

/** The days of a year in which a rate of a day or a term is multiplied. */
export const yearDays = 365;
const shortDays = 90;

/**
 * The yearly rate that a loan of a term may not pass, without a term that of any; without the lender's certificate, one
 * that no certificate has reached.
 */
export function maximumRate(termDays?: number): number {
  const { maxRates } = config.lender;
  if (!maxRates) return neverReached;
  if (termDays === undefined) return Math.max(maxRates.under90, maxRates.from90);
  return termDays < shortDays ? maxRates.under90 : maxRates.from90;
}

/**
 * What all charges of the first late day come to in a year, as a fraction of 1: the day on which they weigh most, as
 * the one-off charge is spread over more days with each of them. `undefined` where the daily rate is not known.
 */
export function yearlyLateRate(rates: PenaltyRates): number | undefined {
  const [once, daily] = [onceRateOf(rates), dailyRateOf(rates)];
  if (once === undefined || daily === undefined) return undefined;
  return Math.min(once + daily, rates.max_rate ?? Number.POSITIVE_INFINITY) * yearDays;
}

/**
 * What fee and interest come to in a year together, as a fraction of 1: a fee for granting a loan is interest. Source:
 * Ley 18.010 arts. 2 and 19 ter; NCG 484 of the CMF.
 */
export function yearlyCostRate({ arrival, repayment, term_days }: Terms): number {
  return arrival > 0 ? cae({ arrival, repayment, termDays: term_days }) : 0;
}

/**
 * What of a loan is above the legal maximum, or cannot be judged; empty where all is within it. Anything that is paid
 * beyond the capital is interest, so that late charges count as well. Source: Ley 18.010 arts. 2, 6 and 16; Código
 * Civil art. 1544.
 */
export function legalExcess(rates: PenaltyRates, terms?: Terms): Excess[] {
  const maximum = maximumRate(terms?.term_days);
  const late = yearlyLateRate(rates);
  const found: Excess[] = [];
  if (terms && yearlyCostRate(terms) > maximum) found.push('cost');
  if (late === undefined) found.push('rateMissing');
  else if (late > maximum) found.push('late');
  return found;
}

/** Whether something of a loan is above the legal maximum; what cannot be judged is not. */
export function isAboveMaximum(rates: PenaltyRates, terms?: Terms): boolean {
  return legalExcess(rates, terms).some((excess) => excess !== 'rateMissing');
}

/**
 * Whether the lender wants nothing signed that is above the maximum, or that cannot be judged; without the terms of a
 * loan, no loan at all with these late charges.
 */
export function isRefused(rates: PenaltyRates, terms?: Terms): boolean {
  return config.lender.refuseAboveMaximum === true && legalExcess(rates, terms).length > 0;
}
