import type { Order } from '@/lib/api/schemas/order';
import { calendarDateOf } from '@/lib/chile/santiago';
import { useToday } from '@/lib/server-time/use-today';

/** Whether an order was late and ends today: nothing offers another loan on that day where its end is shown. */
export function useIsQuietDay(order: Order | undefined): boolean {
  const today = useToday();
  const ended = order?.state === 'cleared' && order.days_overdue > 0 ? order.cleared_at : undefined;
  return ended !== undefined && calendarDateOf(ended) === today;
}
