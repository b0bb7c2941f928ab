import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { isPayoutDay } from '../loan-days';
import { usePenaltyRates } from '../penalty';
import { leastAmount, type Rest, restAfter } from './pay-amount';
import { isOver, type PendingPayment, useExpected, useOpenPayments } from './stored-payment';

/** Transfers that pay all that is due once they have arrived. */
export type AwaitedAll = {
  readonly transfers: readonly PendingPayment[];
  /** In pesos. */
  readonly due: number;
};

/**
 * The transfer that is reckoned with and pays all that is due, or all of them where they do together: it was requested for
 * that and counts from its own day, or that is what it comes to by now.
 */
export function useAwaitedAll(order: Order): AwaitedAll | undefined {
  const rates = usePenaltyRates(order);
  const today = useToday();
  const expected = useExpected(order);
  const payAll = (transfers: readonly PendingPayment[]) => {
    // A part that nobody told of may never have been made.
    if (!transfers.every(({ told, due, of = due }) => told || due === of)) return false;
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

function sumOf(transfers: readonly PendingPayment[]): number {
  return transfers.reduce((sum, { due }) => sum + due, 0);
}

/** Whether a day belongs to the money that was sent on it: not once a transfer of all was asked for. */
export function useIsFirstDay(order: Order): boolean {
  const today = useToday();
  const told = useAwaitedAll(order);
  return isPayoutDay(order, today) && !told;
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

/**
 * What is left to pay beside transfers that were told of, in pesos, where it can be paid before they arrive; `null` where
 * there is nothing of the kind.
 */
export function useRestToPay(order: Order): number | null {
  const rest = useRest(order)?.today ?? 0;
  const isTold = useExpected(order).every(({ told }) => told);
  return isTold && rest > 0 && isPayable(rest, order) ? rest : null;
}

/** Whether what is left can be paid beside what is due yet. */
function isPayable(rest: number, { amount_due }: Order): boolean {
  return rest >= leastAmount({ amount_due, options: [] });
}

/** What is left, and what that comes to, as a sentence; nothing where nothing is left, as what leads says that. */
export function useRestText(order: Order): ReactNode {
  const t = useTranslations('orders.transfer');
  const format = useFormat();
  const day = useToday();
  const rest = useRest(order);
  const count = useExpected(order).length;
  const chosen = useChosen(order);
  if (!rest || rest.today === 0) return undefined;
  const { today, later } = rest;
  if (today < 0) return <span>{t('tooMuch', { count, over: format.money(-today) })}</span>;
  const grows = later !== null && later.amount > today;
  return (
    <span>
      {t.rich('rest', {
        count,
        rest: format.money(today),
        chosen: chosen ? format.money(chosen.total) : 'none',
        waits: String(!isPayable(today, order)),
        later: grows ? format.money(later.amount) : 'none',
        date:
          !later || later.date === addDays(day, 1) ? 'tomorrow' : format.date(later.date, 'short'),
        b: strongFigure,
      })}
    </span>
  );
}

/** A transfer that nobody told of and that ends the debt beside those that were told of: it counts from its day, too. */
function useChosen(order: Order): PendingPayment | undefined {
  const rates = usePenaltyRates(order);
  const today = useToday();
  const told = useExpected(order).filter((each) => each.told);
  const others = useOpenPayments(order).filter((each) => each.transfer && !each.told);
  return others.find((each) => {
    const rest = restAfter([...told, each], { order, rates, today });
    return told.length > 0 && !isOver(each) && rest !== null && rest.today <= 0;
  });
}
