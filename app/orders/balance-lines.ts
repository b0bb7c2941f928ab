import type { FigureLine } from '@/lib/loan/figure-lines';
import type { PenaltyRates } from '@/lib/loan/penalty';
import { historyOf, type OrderHistory, type OrderMoney, overOf } from './order-history';
import { lateCost } from './penalty';

/** A line from the repayment to what is left to pay. */
export type BalanceLine = FigureLine<
  'loan' | 'once' | 'days' | 'penalty' | 'early' | 'adjustment' | 'payment' | 'paid' | 'left'
> & {
  /** From when a `payment` counts. */
  readonly paidAt?: string;
  /** Of a `payment`. */
  readonly id?: string;
  /** Of a `payment`: what of it was too much, in pesos, and is not in its amount. */
  readonly over?: number;
};

/**
 * What is left to pay of an order: the repayment, the penalty, less each payment. `amount_due` is the
 * server's: what the other lines do not explain has a line of its own, so that they always add up to it. None before
 * the payout, and where the server does not say enough.
 */
export function balanceLines(order: OrderMoney, rates: PenaltyRates): BalanceLine[] {
  const history = historyOf(order);
  const { saved, rest } = history;
  if (rest === null) return [];
  const received = (order.payments ?? []).map((payment): BalanceLine => {
    const { payment_id: id, amount, paid_at, ordered_at: paidAt = paid_at } = payment;
    const over = overOf(payment);
    return { key: 'payment', id, paidAt, amount: over - amount, over, role: 'less' };
  });
  const lines: BalanceLine[] = [
    { key: 'early', amount: -saved, role: 'less' },
    ...penaltyLines(order, history, rates),
    restLine(order, rest),
    ...received,
  ];
  const left = order.state === 'cleared' ? 0 : Math.max(0, order.amount_due);
  return [
    { key: 'loan', amount: order.repayment, role: 'part' },
    ...lines.filter(({ amount }) => amount !== 0),
    { key: 'left', amount: left, role: 'total' },
  ];
}

/** True if something was paid, by the server's payments or by its amount due. */
export function hasPaid(order: OrderMoney, rates: PenaltyRates): boolean {
  return balanceLines(order, rates).some(({ key }) => key === 'payment' || key === 'paid');
}

function penaltyLines(order: OrderMoney, history: OrderHistory, rates: PenaltyRates) {
  const late = history.late ?? 0;
  const { split } = lateCost(order, rates);
  const lines: BalanceLine[] =
    order.state === 'cleared' || split === null
      ? [{ key: 'penalty', amount: late, role: 'part' }]
      : [
          { key: 'once', amount: split.once, role: 'part' },
          { key: 'days', amount: split.days, role: 'part' },
        ];
  return lines;
}

/** Without a list of payments a running loan owes less because of some, or because something was taken off. */
function restLine({ payments }: OrderMoney, amount: number): BalanceLine {
  const role = amount < 0 ? 'less' : 'part';
  return { key: amount < 0 && payments === undefined ? 'paid' : 'adjustment', amount, role };
}
