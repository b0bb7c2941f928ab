import type { Order } from '@/lib/api/schemas/order';
import type { FigureLine } from '@/lib/loan/figure-lines';
import type { PenaltyRates } from '@/lib/loan/penalty';
import { earlySaving } from './early-saving';
import { lateCost } from './penalty';

/** A line from the repayment to what is left to pay. */
export type BalanceLine = FigureLine<
  | 'loan'
  | 'once'
  | 'days'
  | 'penalty'
  | 'early'
  | 'adjustment'
  | 'payment'
  | 'paid'
  | 'overpaid'
  | 'left'
> & {
  /** When a `payment` was received. */
  readonly paidAt?: string;
  /** Of a `payment`. */
  readonly id?: string;
};

type Balance = Pick<
  Order,
  | 'amount'
  | 'interest'
  | 'repayment'
  | 'days_overdue'
  | 'penalty_due'
  | 'amount_due'
  | 'payments'
  | 'state'
>;

/**
 * What is left to pay of an order: the repayment, the penalty, less each payment. `amount_due` is the
 * server's: what the other lines do not explain has a line of its own, so that they always add up to it.
 */
export function balanceLines(order: Balance, rates: PenaltyRates): BalanceLine[] {
  const { repayment, amount_due, payments = [] } = order;
  const late = penaltyLines(order, rates);
  const received = payments.map(
    ({ payment_id, amount, paid_at }): BalanceLine => ({
      key: 'payment',
      id: payment_id,
      paidAt: paid_at,
      amount: -amount,
      role: 'less',
    }),
  );
  const saved = earlySaving(order);
  const early: BalanceLine[] = saved > 0 ? [{ key: 'early', amount: -saved, role: 'less' }] : [];
  const over = overpaidOf(order);
  const returned: BalanceLine[] = over > 0 ? [{ key: 'overpaid', amount: over, role: 'part' }] : [];
  const loan: BalanceLine = { key: 'loan', amount: repayment, role: 'part' };
  const left: BalanceLine = { key: 'left', amount: amount_due, role: 'total' };
  const known = [loan, ...early, ...late, ...received, ...returned].reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  const rest = restLines(order, amount_due - known);
  return [loan, ...early, ...late, ...rest, ...received, ...returned, left];
}

/** What was paid beyond what was due, in pesos. */
export function overpaidOf({ payments = [] }: Pick<Order, 'payments'>): number {
  return payments.reduce((sum, { overpaid = 0 }) => sum + overpaid, 0);
}

/** True if something was paid, by the server's payments or by its amount due. */
export function hasPaid(order: Balance, rates: PenaltyRates): boolean {
  return balanceLines(order, rates).some(({ key }) => key === 'payment' || key === 'paid');
}

function penaltyLines(order: Balance, rates: PenaltyRates): BalanceLine[] {
  const { total, split } = lateCost(order, rates);
  if (total === 0) return [];
  if (split === null) return [{ key: 'penalty', amount: total, role: 'part' }];
  return [
    { key: 'once', amount: split.once, role: 'part' },
    { key: 'days', amount: split.days, role: 'part' },
  ];
}

/**
 * The part of `amount_due` that repayment, saving, penalty and payments do not explain: the penalty of a cleared
 * order, which is no longer due; payments of a server that lists none.
 */
function restLines(order: Balance, amount: number): BalanceLine[] {
  const { state, days_overdue, payments } = order;
  if (amount === 0) return [];
  if (amount > 0) {
    const key = state === 'cleared' && days_overdue > 0 ? 'penalty' : 'adjustment';
    return [{ key, amount, role: 'part' }];
  }
  return [{ key: payments === undefined ? 'paid' : 'adjustment', amount, role: 'less' }];
}
