import { useTranslations } from 'next-intl';
import { Timeline, type TimelineItem } from '@/components/timeline/timeline';
import type { Order } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { useFormat } from '@/lib/format/use-format';

/** Past and future events of an order: signed, paid out, due, repaid. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orderDetail.timeline');
  const format = useFormat();
  const applied: TimelineItem = {
    title: t('applied'),
    text: format.dateTime(order.applied_at),
    dateTime: order.applied_at,
    state: 'done',
  };
  return <Timeline items={[applied, usePayout(order), ...useRepayment(order)]} />;
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
  const { repay_date, cleared_at, days_overdue } = order;
  const amount = format.money(order.repayment);
  const date = { text: format.date(repay_date), dateTime: repay_date };
  const missed: TimelineItem = { ...date, title: t('missed', { amount }), state: 'late' };
  switch (order.state) {
    case 'cleared': {
      const at = cleared_at;
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
      const today = addDays(repay_date, days_overdue);
      const since = t('today', { date: format.date(today) });
      return [missed, { title: t('expected'), text: since, dateTime: today, state: 'now' }];
    }
    case 'lending':
      return [{ ...date, title: t('due', { amount }), state: 'now' }];
    default:
      return [{ ...date, title: t('due', { amount }), state: 'next' }];
  }
}
