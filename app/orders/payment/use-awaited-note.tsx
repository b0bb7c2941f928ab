import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOn, dueOnDate } from '../due-on';
import { lastDayOf } from '../order-ledger';
import { holds } from './stored-payment';
import { type Awaited, useAwaitedAll, useAwaitedPart, useIsLate } from './use-awaited';
import { useCounts } from './use-counts';

type Options = {
  /** Says that nothing is owed once transfers of all have arrived; not where that is said above. */
  saysNothing?: boolean;
  /** Says from when they count; not where a notice below does. */
  saysCounts?: boolean;
};

/**
 * Below what leads while transfers are awaited: of all, from when they count; of a part, what they are; and what is due
 * without them. Nothing where none is awaited.
 */
export function useAwaitedNote(
  order: Order,
  { saysNothing = true, saysCounts = true }: Options = {},
): ReactNode {
  const t = useTranslations('home.awaited');
  const orders = useTranslations('orders');
  const isLate = useIsLate(order);
  const format = useFormat();
  const told = useAwaitedAll(order);
  const part = useAwaitedPart(order);
  const ifNot = useIfNot(order, told ?? part);
  const counts = useCounts((saysCounts && told?.transfers) || []);
  if (part) {
    const { transfers, rest, onDate, tomorrow } = part;
    const due = format.money(part.due);
    return (
      <>
        <span>{t.rich('others', { count: transfers.length, due, b: strongFigure })}</span> {ifNot}{' '}
        {onDate > rest && (
          <span>
            {orders.rich('early', { saved: format.money(onDate - rest), b: strongFigure })}
          </span>
        )}
        {tomorrow !== null && <span>{t('tomorrow', { tomorrow: format.money(tomorrow) })}</span>}
      </>
    );
  }
  if (!told) return undefined;
  const nothing = saysNothing && <b>{`${t('nothing', { count: told.transfers.length })}.`}</b>;
  if (!nothing && !counts && !ifNot) return undefined;
  return (
    <>
      {nothing} {counts} {ifNot}{' '}
      {order.state === 'overdue' && !isLate && (
        <span>{`${orders('state.overdue', { days: order.days_overdue })}.`}</span>
      )}
    </>
  );
}

/**
 * What a loan is due, today where it is late, else on its last day, if transfers that were told of do not arrive: the sum only
 * where it is another one, and nothing where they have longer than that to arrive. Without one that may not have been made, what
 * is due tomorrow once the last day has come.
 */
function useIfNot(order: Order, awaited: Awaited | undefined): ReactNode {
  const t = useTranslations('home.awaited');
  const format = useFormat();
  const today = useToday();
  if (!awaited) return undefined;
  const { transfers } = awaited;
  const isLate = order.state === 'overdue';
  const last = lastDayOf(order);
  const isDue = isLate || last <= today;
  if (isDue && awaited.due === order.amount_due && !transfers.every(({ told }) => told)) {
    const amount = dueOn(order, { day: addDays(today, 1), today });
    if (amount === null || amount <= order.amount_due) return undefined;
    const values = { amount: format.money(amount), b: strongFigure };
    return <span>{t.rich('ifNotMade', values)}</span>;
  }
  const due = dueOnDate(order, today);
  const amount = isLate ? order.amount_due : due.amount;
  const isSame = amount === awaited.due || (!isLate && due.isToday);
  if (isSame && (isLate || (isDue && transfers.every(holds)))) return undefined;
  return (
    <span>
      {t.rich('ifNot', {
        count: transfers.length,
        amount: isSame ? 'none' : format.money(amount),
        day: isDue ? 'today' : 'later',
        date: format.date(last, 'day'),
        b: strongFigure,
      })}
    </span>
  );
}
