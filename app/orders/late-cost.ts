import type { Order } from '@/lib/api/schemas/order';
import { type PenaltyRates, penaltyOf } from '@/lib/loan/penalty';

/** What being late has cost, in pesos; `split` where it is known what each part of it is. */
export type LateCost = {
  readonly total: number;
  /** What one more day adds; `null` where the rates do not explain the total. */
  readonly perDay: number | null;
  readonly split: { readonly once: number; readonly days: number } | null;
};

type LateOrder = Pick<Order, 'amount' | 'days_overdue' | 'penalty_due'>;

/**
 * Takes a late order's penalty apart: once, and for each day. The server's sum is what counts; where
 * the rates come to another one (they changed since, or part of it was let go) it stays whole.
 */
export function lateCost(order: LateOrder, rates: PenaltyRates): LateCost {
  const { amount, days_overdue: daysOverdue, penalty_due: total } = order;
  const { once, perDay, days, total: expected } = penaltyOf({ amount, daysOverdue, rates });
  if (expected !== total) return { total, perDay: null, split: null };
  return { total, perDay, split: { once, days } };
}
