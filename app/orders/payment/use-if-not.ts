import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOnDate } from '../due-on';
import { lastDayOf } from '../order-ledger';
import type { AwaitedAll } from './use-awaited';

/**
 * What a running loan is due on its last day if `told`, the transfers of all that are awaited, do not arrive: the sum only
 * where it is another one. `undefined` where none is awaited.
 */
export function useIfNot(order: Order, told: AwaitedAll | undefined): string | undefined {
  const t = useTranslations('home.lending');
  const format = useFormat();
  const today = useToday();
  if (!told) return undefined;
  const { amount, isToday } = dueOnDate(order, today);
  const last = lastDayOf(order);
  return t('ifNot', {
    count: told.transfers.length,
    amount: isToday || amount === told.due ? 'none' : format.money(amount),
    day: last > today ? 'later' : 'today',
    date: format.date(last, 'day'),
  });
}
