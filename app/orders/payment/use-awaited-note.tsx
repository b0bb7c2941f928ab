import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strong, strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { addDays, type CalendarDate } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOn, dueOnDate } from '../due-on';
import { lastDayOf, payDayOf } from '../order-ledger';
import { lastMinute } from './pay-amount';
import { holds, isTold, type PendingPayment } from './stored-payment';
import { type Awaited, useAwaitedAll, useAwaitedPart } from './use-awaited';
import { useCountsFrom } from './use-counts';

type Options = {
  /** Says that nothing is owed once transfers of all have arrived; not where that is said above. */
  saysNothing?: boolean;
  /** Says from when they count, and not to pay them again; not where a notice below does. */
  saysCounts?: boolean;
  /** Says what is due without transfers of all; not in a list of loans, which lead to it. */
  saysIfNot?: boolean;
};

/**
 * Below what leads while transfers are awaited: of all, until when they have to come, and what is due without them; of a part,
 * what is left tomorrow, or what paying it today saves. Nothing where none is awaited.
 */
export function useAwaitedNote(
  order: Order,
  { saysNothing = true, saysCounts = true, saysIfNot = true }: Options = {},
): ReactNode {
  const t = useTranslations('home.awaited');
  const orders = useTranslations('orders');
  const format = useFormat();
  const today = useToday();
  const told = useAwaitedAll(order);
  const part = useAwaitedPart(order);
  const ifNot = useIfNot(order, saysIfNot ? told : undefined);
  const counts = useCountsFrom(told?.transfers ?? []);
  if (part) {
    const { rest, onDate, tomorrow, waits, transfers } = part;
    if (waits) {
      const values = { count: transfers.length, rest: format.money(rest), b: strongFigure };
      return <span>{t.rich('leaves', values)}</span>;
    }
    if (tomorrow !== null) {
      return (
        <span>{t('tomorrow', { count: transfers.length, tomorrow: format.money(tomorrow) })}</span>
      );
    }
    if (onDate <= rest) return undefined;
    const saved = format.money(onDate - rest);
    return <span>{orders.rich('early', { saved, b: strongFigure })}</span>;
  }
  if (!told) return undefined;
  const count = told.transfers.length;
  // A deadline that has passed says nothing of what it pays now.
  const inTime = inTimeOf(told.transfers, today);
  const until = inTime !== 'false' && saysCounts ? counts?.until : undefined;
  const nothing = until ? t('nothingUntil', { count, until }) : t('nothing', { count, inTime });
  if (!saysNothing && !saysCounts && !ifNot) return undefined;
  return (
    <>
      {saysNothing && <b>{`${nothing}.`}</b>}
      {!saysNothing && until && <span>{t.rich('until', { until, b: strong })}</span>} {ifNot}{' '}
      {/* Who has not told of it is asked before they pay in another way. */}
      {saysCounts && told.transfers.every(isTold) && <span>{t('notAgain')}</span>}
    </>
  );
}

/** Whether payments count from their own day if they arrive in time, or if they arrive today. */
export function inTimeOf(
  payments: readonly PendingPayment[],
  today: CalendarDate,
): 'today' | 'true' | 'false' {
  if (!payments.every(holds)) return 'false';
  const isToday = payments.every(
    ({ holds_until = '' }) => calendarDateOf(lastMinute(holds_until)) === today,
  );
  return isToday ? 'today' : 'true';
}

/**
 * What a loan is due on the day when the first of some payments has to have arrived, where it is late by then; `null` for a
 * server that does not say when that is, and where the sum is not known, or the same.
 */
function lateOf(payments: readonly PendingPayment[], order: Order, today: CalendarDate) {
  if (!payments.every(holds)) return null;
  const days = payments.map(({ holds_until = '' }) => calendarDateOf(holds_until));
  const [date] = days.filter((day) => day > lastDayOf(order)).toSorted();
  const amount = date === undefined ? null : dueOn(order, { day: date, today });
  return date !== undefined && amount !== null && amount > order.amount_due
    ? { date, amount }
    : null;
}

/**
 * What a loan is due once transfers are late that count from their day if they arrive in time. For others: what it is due, today where it is late, else on its last day, if transfers that were told of do not arrive: the sum only
 * where it is another one. Where they pay just what is due and the last day has come, what is due tomorrow.
 */
export function useIfNot(order: Order, awaited: Awaited | undefined): ReactNode {
  const t = useTranslations('home.awaited');
  const format = useFormat();
  const today = useToday();
  if (!awaited) return undefined;
  const { transfers } = awaited;
  const isPart = String('rest' in awaited);
  const late = lateOf(transfers, order, today);
  const tomorrow = addDays(today, 1);
  if (late) {
    return (
      <span>
        {t.rich('ifNot', {
          count: transfers.length,
          isPart,
          amount: format.money(late.amount),
          day: late.date === tomorrow ? 'tomorrow' : 'later',
          date: format.date(late.date, 'day'),
          b: strongFigure,
        })}
      </span>
    );
  }
  const isLate = order.state === 'overdue';
  const last = lastDayOf(order);
  const isDue = isLate || last <= today;
  if (isDue && awaited.due === order.amount_due) {
    const amount = dueOn(order, { day: tomorrow, today });
    if (amount === null || amount <= order.amount_due) return undefined;
    const values = { amount: format.money(amount), b: strongFigure };
    return (
      <span>
        {transfers.every(({ told }) => told)
          ? t.rich('ifNot', {
              ...values,
              isPart,
              count: transfers.length,
              day: 'tomorrow',
              date: '',
            })
          : t.rich('ifNotMade', values)}
      </span>
    );
  }
  // What a part leaves names the date already.
  if (isPart === 'true' && !isDue) return undefined;
  const due = dueOnDate(order, today);
  const amount = isLate ? order.amount_due : due.amount;
  const isSame = amount === awaited.due || (!isLate && due.isToday);
  if (isSame && (isLate || (isDue && transfers.every(holds)))) return undefined;
  return (
    <span>
      {t.rich('ifNot', {
        count: transfers.length,
        isPart,
        amount: isSame ? 'none' : format.money(amount),
        day: isDue ? 'today' : 'later',
        date: format.date(payDayOf(order, today), 'day'),
        b: strongFigure,
      })}
    </span>
  );
}
