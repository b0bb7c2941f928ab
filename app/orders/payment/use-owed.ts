import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOnDate } from '../due-on';
import { dueToday, historyOf } from '../order-history';
import { lastDayOf, payDayOf } from '../order-ledger';
import { useAwaitedAll, useAwaitedPart } from './use-awaited';

/**
 * What pays a running loan back, in pesos, with when: transfers of all that are awaited, or of what leaves too little to be paid
 * beside them, what those of a part leave, else what is due, today where it is late, or on its date.
 */
export function useOwed(order: Order): { label: string; amount: number } {
  const t = useTranslations('home.lending');
  const owed = useTranslations('home.overdue')('owed');
  const awaited = useTranslations('home.awaited');
  const format = useFormat();
  const today = useToday();
  const due = dueToday(order);
  const told = useAwaitedAll(order);
  const part = useAwaitedPart(order);
  const date = format.date(payDayOf(order, today), 'short');
  if (told) {
    const isTold = String(told.transfers.every((each) => each.told));
    return { label: awaited('title', { isTold }), amount: told.due };
  }
  if (part?.waits) return { label: awaited('title', { isTold: 'true' }), amount: part.due };
  if (part) {
    const isToday = part.isOfToday || lastDayOf(order) <= today;
    return { label: awaited('rest', { date: isToday ? 'today' : date }), amount: part.onDate };
  }
  if (order.state === 'overdue' && due !== null) return { label: owed, amount: due };
  const { amount, isToday } = dueOnDate(order, today);
  const isPart = Boolean(historyOf(order).paid);
  return {
    label: isToday ? owed : isPart ? awaited('rest', { date }) : t('dueOn', { date }),
    amount,
  };
}
