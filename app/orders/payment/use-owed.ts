import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOnDate } from '../due-on';
import { dueToday, historyOf } from '../order-history';
import { lastDayOf, payDayOf } from '../order-ledger';
import { useIsAwaited, useRejected } from './stored-payment';
import { useAwaitedAll, useAwaitedPart } from './use-awaited';

/**
 * What is left of a running loan that is not late and on its last day, in pesos, where a payment of that rest was rejected: it is
 * asked for again. `null` elsewhere, and where both are the same.
 */
export function useLeftAgain(order: Order): { today: number; onDate: number } | null {
  const today = useToday();
  const isAwaited = useIsAwaited(order);
  const rejected = useRejected(order);
  const part = useAwaitedPart(order);
  if (!rejected || order.state !== 'lending' || part?.waits) return null;
  if (part) return part.rest < part.onDate ? { today: part.rest, onDate: part.onDate } : null;
  const now = dueToday(order);
  if (isAwaited || now === null || !historyOf(order).paid) return null;
  const onDate = dueOnDate(order, today).amount;
  return now < onDate ? { today: now, onDate } : null;
}

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
  const again = useLeftAgain(order);
  const told = useAwaitedAll(order);
  const part = useAwaitedPart(order);
  const date = format.date(payDayOf(order, today), 'short');
  if (told) {
    const isTold = String(told.transfers.every((each) => each.told));
    return { label: awaited('title', { isTold }), amount: told.due };
  }
  if (again) return { label: awaited('rest', { date: 'today' }), amount: again.today };
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
