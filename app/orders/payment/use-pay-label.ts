import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOnDate } from '../due-on';
import { dueToday } from '../order-history';
import { useAwaitedPart } from './use-awaited';

/**
 * The label of a button that pays a running order, with what is charged now: where another sum is due on its date, it
 * says that this one is today's. Without a sum where the server does not say it, or without an order.
 */
export function usePayLabel(order: Order | undefined): string {
  const t = useTranslations('orders.pay');
  const format = useFormat();
  const today = useToday();
  const due = order ? dueToday(order) : null;
  if (!order || due === null) return t('now');
  const isEarly = order.state === 'lending' && due !== dueOnDate(order, today).amount;
  return t(isEarly ? 'today' : 'amount', { amount: format.money(due) });
}

/**
 * The label of a button that pays what transfers leave that were told of; `null` where there is nothing of the kind, or it cannot
 * be paid before they arrive. Where that is another sum on its date, it says that this one is today's.
 */
export function useRestLabel(order: Order): string | null {
  const t = useTranslations('orders.pay');
  const format = useFormat();
  const part = useAwaitedPart(order);
  if (!part || part.waits) return null;
  const rest = format.money(part.rest);
  return part.onDate === part.rest ? t('rest', { rest }) : t('today', { amount: rest });
}
