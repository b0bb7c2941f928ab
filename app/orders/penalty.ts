import type { Penalty, PenaltyPart } from '@/components/breakdown/penalty-notice';
import type { Order } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';
import { addDays } from '@/lib/chile/calendar-date';
import {
  areKnown,
  dailyRateOf,
  type LateCharges,
  lateCharges,
  onceRateOf,
  type PenaltyRates,
} from '@/lib/loan/penalty';
import { shareOf } from '@/lib/loan/rounding';
import { type LedgerOrder, lastDayOf, orderLedger } from './order-ledger';

/**
 * The penalty rates that were signed with an order. Without an order, or for a server that sends none with
 * it, those of Home's reply; until that is fetched, or if it fails, none are known. For `null` nothing is fetched.
 */
export function usePenaltyRates(order?: Pick<Order, 'penalty'> | null): PenaltyRates {
  const { data } = useCall('app/home', order === null ? null : {});
  return order?.penalty ?? data?.penalty ?? {};
}

/** The days of the example of what a late payment costs. */
const exampleDays = 3;

/**
 * What a late payment adds to a loan, in rates and in pesos as far as they are known, with an example of some days: props
 * of `PenaltyNotice`. For an order of which a part was paid, on the capital that will be late; a server without a cap may
 * charge the whole amount.
 */
export function penaltyParts(
  loan: Pick<Order, 'amount' | 'repayment'> & (LedgerOrder | { payments?: never }),
  rates: PenaltyRates,
): Penalty {
  const inTime = loan.payments
    ? orderLedger(loan, rates, lastDayOf(loan))
    : { capital: loan.amount, due: loan.repayment };
  const base = rates.max_rate === undefined ? loan.amount : inTime.capital;
  const part = (rate: number | undefined): PenaltyPart | undefined =>
    rate === undefined ? undefined : { rate, amount: shareOf(base, rate) };
  const { once, days } = lateCharges({ amount: base, to: exampleDays, rates });
  return {
    once: part(onceRateOf(rates)),
    daily: part(dailyRateOf(rates)),
    most: part(rates.max_rate),
    example: areKnown(rates)
      ? { days: exampleDays, amount: once + days, total: inTime.due + once + days }
      : undefined,
  };
}

/** The penalty of an overdue order, in pesos. */
export type LateCost = {
  readonly total: number;
  /** What each late day has added; `null` if they have added different sums, or the rates do not explain the total. */
  readonly perDay: number | null;
  /** The total's parts; `null` if the rates do not explain it. */
  readonly split: LateCharges | null;
};

type LateOrder = LedgerOrder & Pick<Order, 'days_overdue' | 'penalty_due'>;

/**
 * Splits an overdue order's penalty into its one-time and its daily part. The server's total counts: if the
 * rates do not add up to it (they changed, or a part was waived), it is not split.
 */
export function lateCost(order: LateOrder, rates: PenaltyRates): LateCost {
  const { days_overdue, penalty_due: total } = order;
  const today = addDays(lastDayOf(order), days_overdue);
  const { lateSoFar } = orderLedger(order, rates, today);
  if (lateSoFar.once + lateSoFar.days !== total) return { total, perDay: null, split: null };
  const { capital } = orderLedger(order, rates, lastDayOf(order));
  const perDay = shareOf(capital, dailyRateOf(rates) ?? 0);
  const isEven = perDay * days_overdue === lateSoFar.days;
  return { total, perDay: isEven ? perDay : null, split: lateSoFar };
}
