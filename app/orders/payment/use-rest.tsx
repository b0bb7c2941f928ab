import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { calendarDateOf } from '@/lib/chile/santiago';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { usePenaltyRates } from '../penalty';
import { restAfter } from './pay-amount';
import { holds, useAwaitedPart, useTooMuch } from './stored-payment';

/** What is left once the one transfer of a part arrives that is awaited, today and tomorrow; `null` where that is not known. */
export function useRest(order: Order): ReturnType<typeof restAfter> {
  const rates = usePenaltyRates(order);
  const today = useToday();
  const part = useAwaitedPart(order);
  return part ? restAfter(part, { order, rates, today }) : null;
}

/** The same as a sentence; of a transfer that brings more than is due, that the rest is returned. */
export function useRestText(order: Order): ReactNode {
  const t = useTranslations('orders.transfer');
  const format = useFormat();
  const rest = useRest(order);
  const day = useToday();
  const tooMuch = useTooMuch(order);
  if (tooMuch) {
    const { due, at, ordered_at = at } = tooMuch;
    // Where it counts from a day before, charges since then are gone as well.
    const isToday = !holds(tooMuch) || calendarDateOf(ordered_at) === day;
    const over = isToday ? format.money(due - order.amount_due) : 'none';
    return <span>{t('tooMuch', { over })}</span>;
  }
  if (!rest || rest.today <= 0) return undefined;
  const { today, tomorrow } = rest;
  const grows = order.state === 'overdue' && tomorrow !== null && tomorrow > today;
  return (
    <span>
      {t.rich('rest', {
        rest: format.money(today),
        tomorrow: grows ? format.money(tomorrow) : 'none',
        b: strongFigure,
      })}
    </span>
  );
}
