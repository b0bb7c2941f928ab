import { useTranslations } from 'next-intl';
import { strong, strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOn, dueOnDate } from './due-on';
import { isPayoutDay } from './loan-days';
import { lastDayOf } from './order-ledger';
import { useNews } from './payment/received/use-received';
import { useExpected, useIsAwaited } from './payment/stored-payment';
import { useAwaitedAll } from './payment/use-awaited';
import { useLeftAgain } from './payment/use-owed';
import { usePaidText } from './use-paid-text';

type Props = {
  order: Order;
  /** Says that the last payment has brought too little; not where a notice below does. */
  saysShort?: boolean | undefined;
};

/**
 * What is to be known about paying a running loan: what paying it today saves, unless its money was sent today or a
 * payment is under way, what it comes to tomorrow once its last day has come, what a part that was paid has changed, and until
 * when it can be paid where its date, which is named above, is no working day and has not passed. Nothing where there is none of this.
 */
export function PayingNotes({ order, saysShort = true }: Props) {
  const t = useTranslations('orders');
  const late = useTranslations('home.overdue');
  const format = useFormat();
  const today = useToday();
  const due = dueOnDate(order, today);
  const saved = due.isToday ? 0 : due.amount - order.amount_due;
  const isAwaited = useIsAwaited(order);
  const isExpected = useExpected(order).length > 0;
  // Beside transfers of all, and a rejected one, the date is that last day.
  const again = useLeftAgain(order);
  const isDateSaid = useAwaitedAll(order) !== undefined || again !== null;
  const paid = usePaidText(order, { saysShort });
  // It says what is left if that is paid today.
  const news = useNews(order);
  const last = lastDayOf(order);
  const tomorrow = last === today ? dueOn(order, { day: addDays(today, 1), today }) : null;
  if (order.state !== 'lending') return null;
  return (
    <>
      {saved > 0 && order.amount_due > 0 && !isAwaited && !news && !isPayoutDay(order, today) && (
        <p className="mt-2">
          {t.rich('early', {
            saved: format.money(saved),
            b: strongFigure,
          })}
        </p>
      )}
      {tomorrow !== null && tomorrow > order.amount_due && !isExpected && (
        <p className="mt-2">
          {late.rich('tomorrow', { amount: format.money(tomorrow), b: strongFigure })}
        </p>
      )}
      {paid && <p className="mt-2">{paid}</p>}
      {last > order.repay_date && order.repay_date >= today && !isDateSaid && (
        <p className="mt-2">
          {t.rich('payUntil', { date: format.date(last, 'weekday'), b: strong })}
        </p>
      )}
    </>
  );
}
