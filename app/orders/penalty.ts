import type { Cost } from '@/components/breakdown/breakdown';
import type { Order } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';
import { penaltyOnceRate } from '@/lib/loan/constants';
import { dailyRateOf, type PenaltyRates, penaltyOf } from '@/lib/loan/penalty';
import { shareOf } from '@/lib/loan/rounding';

/**
 * The penalty rates that were signed with an order. Without an order, or for a server that sends none with
 * it, those of Home's reply; until that is fetched, or if it fails, those of product.md section 9 (with the
 * lower daily rate, contract.md section 1).
 */
export function usePenaltyRates(order?: Pick<Order, 'penalty'>): PenaltyRates {
  const { data } = useCall('app/home', {});
  return order?.penalty ?? data?.penalty ?? { once_rate: penaltyOnceRate };
}

/** What a late payment adds to a loan of `amount` pesos, in rates and in pesos: props of `PenaltyNotice`. */
export function penaltyParts(amount: number, rates: PenaltyRates): Cost['penalty'] {
  const part = (rate: number) => ({ rate, amount: shareOf(amount, rate) });
  return { once: part(rates.once_rate), daily: part(dailyRateOf(rates)) };
}

/** The penalty of an overdue order, in pesos. */
export type LateCost = {
  readonly total: number;
  /** What one more day adds; `null` if the rates do not explain the total. */
  readonly perDay: number | null;
  /** The total's parts; `null` if the rates do not explain it. */
  readonly split: { readonly once: number; readonly days: number } | null;
};

type LateOrder = Pick<Order, 'amount' | 'days_overdue' | 'penalty_due'>;

/**
 * Splits an overdue order's penalty into its one-time and its daily part. The server's total counts: if the
 * rates do not add up to it (they changed, or a part was waived), it is not split.
 */
export function lateCost(order: LateOrder, rates: PenaltyRates): LateCost {
  const { amount, days_overdue: daysOverdue, penalty_due: total } = order;
  const { once, perDay, days, total: expected } = penaltyOf({ amount, daysOverdue, rates });
  if (expected !== total) return { total, perDay: null, split: null };
  return { total, perDay, split: { once, days } };
}
