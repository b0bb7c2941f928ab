import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOnDate } from '../due-on';
import { dueToday } from '../order-history';

/** What pays a running loan back, in pesos, with when: today where it is late, else on its date. */
export function useOwed(order: Order): { label: string; amount: number } {
  const t = useTranslations('myLoan.row');
  const dueNow = useTranslations('home.overdue')('owed');
  const format = useFormat();
  const today = useToday();
  const due = dueToday(order);
  if (order.state === 'overdue' && due !== null) return { label: dueNow, amount: due };
  const { amount, isToday } = dueOnDate(order, today);
  const date = format.date(order.repay_date, 'short');
  return { label: isToday ? dueNow : t('dueOn', { date }), amount };
}
