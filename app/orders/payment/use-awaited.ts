import type { Order } from '@/lib/api/schemas/order';
import { useToday } from '@/lib/server-time/use-today';
import { isPayoutDay } from '../loan-days';
import { lastDayOf } from '../order-ledger';
import { usePenaltyRates } from '../penalty';
import { leastAmount, type Rest, restAfter } from './pay-amount';
import { type PendingPayment, useExpected } from './stored-payment';

/** Transfers that are reckoned with. */
export type Awaited = {
  readonly transfers: readonly PendingPayment[];
  /** What they pay of the loan, in pesos. */
  readonly due: number;
};

/** What transfers leave that pay a part of what is due. */
type AwaitedPart = Awaited & {
  /** In pesos, if it is paid today. */
  readonly rest: number;
  /** The same on the loan's last day, or today once that has come; today's, with `isOfToday`, where the other is not known. */
  readonly onDate: number;
  readonly isOfToday: boolean;
  /** The same tomorrow where the last day has come and it grows; `null` elsewhere. */
  readonly tomorrow: number | null;
  /** It is too little to be paid before they arrive. */
  readonly waits: boolean;
};

/**
 * The transfer that is reckoned with and pays all that is due, or all of them where they do together: it was requested for
 * that and counts from its own day, or that is what it comes to by now.
 */
export function useAwaitedAll(order: Order | undefined): Awaited | undefined {
  const rates = usePenaltyRates(order ?? null);
  const today = useToday();
  const expected = useExpected(order);
  const payAll = (transfers: readonly PendingPayment[]) => {
    // A part that nobody told of may never have been made.
    if (!order || !transfers.every(({ told, due, of = due }) => told || due === of)) return false;
    const rest = restAfter(transfers, { order, rates, today });
    if (rest) return rest.today <= 0;
    return (
      transfers.some(({ due, of = due }) => due === of) || sumOf(transfers) >= order.amount_due
    );
  };
  const one = expected.find((transfer) => payAll([transfer]));
  const transfers = one ? [one] : expected;
  const isAll = transfers.length > 0 && payAll(transfers);
  return isAll ? { transfers, due: sumOf(transfers) } : undefined;
}

/** What payments pay of a loan, in pesos. */
function sumOf(payments: readonly PendingPayment[]): number {
  return payments.reduce((sum, { due }) => sum + due, 0);
}

/** Whether a day belongs to the money that was sent on it: not once a transfer of all was asked for. */
export function useIsFirstDay(order: Order): boolean {
  const today = useToday();
  const told = useAwaitedAll(order);
  return isPayoutDay(order, today) && !told;
}

/** Whether a loan is late to its user: an overdue one, unless transfers that were told of pay all of it. */
export function useIsLate(order: Order | undefined): boolean {
  const overdue = order?.state === 'overdue' ? order : undefined;
  // Home asks before it has a loan, and must not fetch for it.
  const all = useAwaitedAll(overdue);
  return overdue !== undefined && !all?.transfers.every(({ told }) => told);
}

/** What is left once the transfers have arrived that are reckoned with; `null` without one, or where it is not known. */
export function useRest(order: Order): Rest | null {
  const rates = usePenaltyRates(order);
  const today = useToday();
  const all = useAwaitedAll(order);
  const transfers = useExpected(order);
  const rest = transfers.length > 0 ? restAfter(transfers, { order, rates, today }) : null;
  return rest ?? (all ? { today: 0, later: null } : null);
}

/** Transfers that were told of and pay a part of what is due; `undefined` without one, or where what they leave is not known. */
export function useAwaitedPart(order: Order): AwaitedPart | undefined {
  const transfers = useExpected(order);
  const rest = useRest(order);
  const day = useToday();
  if (!rest || rest.today <= 0 || !transfers.every(({ told }) => told)) return undefined;
  const { today, later } = rest;
  const isDue = lastDayOf(order) <= day;
  return {
    transfers,
    due: sumOf(transfers),
    rest: today,
    onDate: isDue ? today : (later?.amount ?? today),
    isOfToday: !isDue && later === null,
    waits: !isPayable(today, order),
    tomorrow: isDue && later !== null && later.amount > today ? later.amount : null,
  };
}

/** Whether what is left can be paid beside what is due yet. */
export function isPayable(rest: number, { amount_due }: Order): boolean {
  return rest >= leastAmount({ amount_due, options: [] });
}
