import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOnDate } from '../due-on';
import { dueToday } from '../order-history';
import { useAwaitedAll } from './use-awaited';

/** What pays a running loan back, in pesos, with when: a transfer of all that is awaited, else today where it is late, or on its date. */
export function useOwed(order: Order): { label: string; amount: number } {
  const t = useTranslations('myLoan.row');
  const late = useTranslations('home.overdue');
  const format = useFormat();
  const today = useToday();
  const due = dueToday(order);
  const told = useAwaitedAll(order);
  if (told) return { label: late('told', { count: told.transfers.length }), amount: told.due };
  if (order.state === 'overdue' && due !== null) return { label: late('owed'), amount: due };
  const { amount, isToday } = dueOnDate(order, today);
  const date = format.date(order.repay_date, 'short');
  return { label: isToday ? late('owed') : t('dueOn', { date }), amount };
}
