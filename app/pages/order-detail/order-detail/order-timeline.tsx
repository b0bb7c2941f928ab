import { useTranslations } from 'next-intl';
import { AddToCalendar } from '@/app/orders/calendar/add-to-calendar';
import { clearedFrom } from '@/app/orders/cleared-from';
import { dueDateOf } from '@/app/orders/due-date';
import { dueOnDate } from '@/app/orders/due-on';
import { lastDayOf } from '@/app/orders/order-ledger';
import { Timeline, type TimelineItem } from '@/components/timeline/timeline';
import type { Order } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from './screen.ids';

/** Past and future events of an order: signed, paid out, due, repaid; the next one for the calendar. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orderDetail.timeline');
  const format = useFormat();
  const applied: TimelineItem = {
    title: t('applied'),
    text: format.dateTime(order.applied_at),
    dateTime: order.applied_at,
    state: 'done',
  };
  return (
    <>
      <Timeline items={[applied, usePayout(order), ...useRepayment(order)]} />
      {order.state === 'lending' && <Reminder order={order} />}
    </>
  );
}

/** Offers the due date for the calendar, or the last day without late charges, while it lies ahead. */
function Reminder({ order }: { order: Order }) {
  const today = useToday();
  const date = [order.repay_date, lastDayOf(order)].find((day) => day > today);
  if (date === undefined) return null;
  const { amount, isToday } = dueOnDate(order, today);
  return (
    <AddToCalendar
      id={ids.calendar}
      orderNo={order.order_no}
      date={date}
      amount={isToday ? null : amount}
    />
  );
}

function usePayout(order: Order): TimelineItem {
  const t = useTranslations('orderDetail.timeline');
  const format = useFormat();
  const amount = format.money(order.arrival);
  const { account_type: type, tail } = order.account;
  if (order.state === 'payment_failed') {
    return { title: t('payoutFailed', { amount }), text: t('fixAccount'), state: 'late' };
  }
  if (order.state === 'waiting') {
    return { title: t('payingOut', { amount }), text: t('usualTime'), state: 'now' };
  }
  const at = order.disbursed_at;
  return {
    title: t('paidOut', { amount, type, tail }),
    text: at && format.dateTime(at),
    dateTime: at,
    state: 'done',
  };
}

function useRepayment(order: Order): TimelineItem[] {
  const t = useTranslations('orderDetail.timeline');
  const format = useFormat();
  const today = useToday();
  const { repay_date, days_overdue } = order;
  const amount = format.money(order.repayment);
  const date = { text: format.date(repay_date), dateTime: repay_date };
  // After a part was paid in time, less than the repayment was missed.
  const paidInTime = (order.payments ?? []).some(
    ({ paid_at, ordered_at = paid_at }) => calendarDateOf(ordered_at) <= lastDayOf(order),
  );
  const title = paidInTime ? t('missedRest') : t('missed', { amount });
  const missed: TimelineItem = { ...date, title, state: 'late' };
  switch (order.state) {
    case 'cleared': {
      const at = clearedFrom(order);
      const paid: TimelineItem = {
        title: t('cleared'),
        text: at && format.dateTime(at),
        dateTime: at,
        state: 'done',
      };
      return days_overdue > 0 ? [missed, paid] : [paid];
    }
    case 'overdue': {
      // Derived from the server's count, as the device's clock may be wrong.
      const late = addDays(lastDayOf(order), days_overdue);
      const since = t('today', { date: format.date(late) });
      return [missed, { title: t('expected'), text: since, dateTime: late, state: 'now' }];
    }
    case 'lending': {
      // What is left of it, after a part was paid.
      const due = format.money(dueOnDate(order, today).amount);
      return [{ ...date, title: t('due', { amount: due }), state: 'now' }];
    }
    default: {
      const known = dueDateOf(order, today);
      const text =
        known === null ? t('termStarts') : t('termStartsDate', { date: format.date(known) });
      const dateTime = known ?? undefined;
      return [{ title: t('due', { amount }), text, dateTime, state: 'next' }];
    }
  }
}
