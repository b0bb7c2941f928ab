import { useTranslations } from 'next-intl';
import type { TimelineItem } from '@/components/timeline/timeline';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';

/** How far the payout of a loan is: under way, as also before the order is known, sent, or failed. */
export function usePayoutStep(order: Order | null | undefined): TimelineItem {
  const t = useTranslations('orderDetail.timeline');
  const states = useTranslations('orders.state');
  const format = useFormat();
  if (!order || order.state === 'waiting') return { title: states('waiting'), state: 'now' };
  const amount = format.money(order.arrival);
  const { account_type: type, tail } = order.account;
  if (order.state === 'payment_failed') {
    return { title: t('payoutFailed', { amount }), text: t('fixAccount'), state: 'late' };
  }
  const at = order.disbursed_at;
  return {
    title: t('paidOut', { amount, type, tail }),
    text: at && format.dateTime(at),
    dateTime: at,
    state: 'done',
  };
}
