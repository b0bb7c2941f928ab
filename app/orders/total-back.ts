import type { Order } from '@/lib/api/schemas/order';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { dueOnDate } from './due-on';
import { dueToday, historyOf, takenBy } from './order-history';

/** All that is paid back for a loan, in pesos, and what that sum is. */
export type TotalBack = {
  readonly amount: number;
  /**
   * `repayment`: what was signed; `agreed`: the same, of a loan that takes something else, which is not known; `inAll`:
   * what was paid and is to be; `inAllToday`: what was paid and what pays a late loan back today; `repaid`: what was
   * paid. They are keys of the texts `orders.figures`.
   */
  readonly kind: 'repayment' | 'agreed' | 'inAll' | 'inAllToday' | 'repaid';
};

/** What a loan takes from its user in all, as far as that is known: the one sum that its cost is worked out from. */
export function totalBack(order: Order, today: CalendarDate): TotalBack {
  const taken = takenBy(historyOf(order));
  const agreed = { amount: order.repayment, kind: 'agreed' } as const;
  switch (order.state) {
    case 'cleared':
      return taken === null ? agreed : { amount: taken, kind: 'repaid' };
    case 'overdue': {
      const due = dueToday(order);
      const isKnown = taken !== null && due !== null;
      return isKnown ? { amount: taken + due, kind: 'inAllToday' } : agreed;
    }
    case 'lending': {
      if (taken === 0) break;
      const due = dueOnDate(order, today);
      const isKnown = taken !== null && !due.isToday;
      return isKnown ? { amount: taken + due.amount, kind: 'inAll' } : agreed;
    }
  }
  return { ...agreed, kind: 'repayment' };
}
