import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import { clockTimeOf } from '@/lib/chile/santiago';
import { useHasPassed } from '@/lib/server-time/use-has-passed';

/** Until when a loan can be cancelled, where that is offered on another page; `null` where it cannot be (any more). */
export function useCancelUntil({
  cancel_until: until,
}: Pick<Order, 'cancel_until'>): string | null {
  const t = useTranslations('orders');
  const isOver = useHasPassed(until);
  return until === undefined || isOver ? null : t('cancelUntil', { time: clockTimeOf(until) });
}
