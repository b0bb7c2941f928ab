import { useTranslations } from 'next-intl';
import { AddToCalendar } from '@/app/orders/calendar/add-to-calendar';
import { clearedFrom } from '@/app/orders/cleared/cleared-from';
import { dueDateOf } from '@/app/orders/due-date';
import { dueOnDate } from '@/app/orders/due-on';
import { isPayoutDay, loanDays } from '@/app/orders/loan-days';
import {
  countedDay,
  countsFrom,
  endingOf,
  inTurn,
  lastDayOf,
  payingOf,
} from '@/app/orders/order-ledger';
import { usePayoutStep } from '@/app/orders/payout/use-payout-step';
import { Timeline, type TimelineItem } from '@/components/timeline/timeline';
import type { Order, ReceivedPayment } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from './screen.ids';

/** Past and future events of an order: signed, paid out, due, repaid; the next one for the calendar. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orderDetail.timeline');
  const format = useFormat();
  const signed: TimelineItem = {
    title: t('signed'),
    text: format.dateTime(order.applied_at),
    dateTime: order.applied_at,
    state: 'done',
  };
  return (
    <>
      <Timeline items={[signed, usePayoutStep(order), ...useRepayment(order)]} />
      {order.state === 'lending' && <Reminder order={order} />}
    </>
  );
}

/**
 * Offers the due date for the calendar, or the last day without late charges, while it lies ahead; on the day of the payout
 * the head does.
 */
function Reminder({ order }: { order: Order }) {
  const today = useToday();
  const date = [order.repay_date, lastDayOf(order)].find((day) => day > today);
  if (date === undefined || isPayoutDay(order, today)) return null;
  const { amount, isToday } = dueOnDate(order, today);
  return (
    <div className="mt-3">
      <AddToCalendar
        small
        id={ids.calendar}
        orderNo={order.order_no}
        date={date}
        amount={isToday ? null : amount}
      />
    </div>
  );
}

function useRepayment(order: Order): TimelineItem[] {
  const t = useTranslations('orderDetail.timeline');
  const format = useFormat();
  const today = useToday();
  const { repay_date, days_overdue } = order;
  const amount = format.money(order.repayment);
  const date = { text: format.date(repay_date), dateTime: repay_date };
  const detail = useDetail();
  const { inTime, late, unneeded } = useParts(order);
  // After a part was paid in time, less than the repayment was missed.
  const title = inTime.length > 0 ? t('missedRest') : t('missed', { amount });
  const missed: TimelineItem = { ...date, title, state: 'late' };
  switch (order.state) {
    case 'cleared': {
      const at = clearedFrom(order);
      const last = endingOf(order);
      const paid: TimelineItem = {
        title: t('cleared', { amount: last ? format.money(paidIn(last)) : 'none' }),
        text: [at && format.dateTime(at), last && detail(last)].filter(Boolean).join(' · '),
        dateTime: at,
        state: 'done',
      };
      return days_overdue > 0
        ? [...inTime, missed, ...late, paid, ...unneeded]
        : [...inTime, ...late, paid, ...unneeded];
    }
    case 'overdue': {
      // Derived from the server's count, as the device's clock may be wrong.
      const now = addDays(lastDayOf(order), days_overdue);
      const since = t('today', { date: format.date(now) });
      const expected: TimelineItem = {
        title: t('expected'),
        text: since,
        dateTime: now,
        state: 'now',
      };
      return [...inTime, missed, ...late, expected];
    }
    case 'lending': {
      // What is left of it, after a part was paid.
      const due = format.money(dueOnDate(order, today).amount);
      // What the date lies beyond the term is a coupon's.
      const days = loanDays(order, today).of - order.term_days;
      const text = days > 0 ? t('dueFree', { date: date.text, days }) : date.text;
      const next: TimelineItem = { ...date, text, title: t('due', { amount: due }), state: 'now' };
      return [...inTime, ...late, next];
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

/** Of a payment, when its money came where it counts from another day, and what was too much; nothing without either. */
function useDetail(): (payment: ReceivedPayment) => string {
  const t = useTranslations('orderDetail.timeline');
  const { money, date } = useFormat();
  return (payment) => {
    const { overpaid = 0, paid_at } = payment;
    const isLater = calendarDateOf(paid_at) > countedDay(payment);
    return [
      isLater && t('arrived', { date: date(paid_at, 'short') }),
      overpaid > 0 && t('tooMuch', { amount: money(overpaid) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/**
 * The parts that were paid up to the last day without late charges and after it, without the payment that cleared it; and
 * those that it did not need.
 */
function useParts(order: Order): Record<'inTime' | 'late' | 'unneeded', TimelineItem[]> {
  const t = useTranslations('orderDetail.timeline');
  const format = useFormat();
  const detail = useDetail();
  const paying = payingOf(order);
  const ending = order.state === 'cleared' ? endingOf(order) : undefined;
  const parts = paying.filter((payment) => payment !== ending);
  const itemOf = (payment: ReceivedPayment): TimelineItem => ({
    title: t('paid', { amount: format.money(paidIn(payment)) }),
    text: [format.dateTime(countsFrom(payment)), detail(payment)].filter(Boolean).join(' · '),
    dateTime: countsFrom(payment),
    state: 'done',
  });
  const isInTime = (payment: ReceivedPayment) => countedDay(payment) <= lastDayOf(order);
  return {
    inTime: parts.filter(isInTime).map(itemOf),
    late: parts.filter((payment) => !isInTime(payment)).map(itemOf),
    unneeded: inTurn(order.payments)
      .filter((payment) => !paying.includes(payment))
      .map(itemOf),
  };
}

/** What was paid in one payment, with the fee of its method. */
function paidIn({ amount, fee = 0 }: ReceivedPayment): number {
  return amount + fee;
}
