import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { isPayoutDay } from '../loan-days';
import { usePenaltyRates } from '../penalty';
import { type Rest, restAfter } from './pay-amount';
import { type PendingPayment, useExpected } from './stored-payment';

/**
 * A transfer that is reckoned with and pays all that is due: it was requested for that, and counts from its own day, or
 * that is what it comes to by now.
 */
export function useAwaitedAll(order: Order): PendingPayment | undefined {
  const rates = usePenaltyRates(order);
  const today = useToday();
  return useExpected(order).find((transfer) => {
    const { due, of = due } = transfer;
    const rest = restAfter([transfer], { order, rates, today });
    return rest ? rest.today <= 0 : due === of || due >= order.amount_due;
  });
}

/** Whether a day belongs to the money that was sent on it: not once a transfer of all was asked for. */
export function useIsFirstDay(order: Order): boolean {
  const today = useToday();
  const told = useAwaitedAll(order);
  return isPayoutDay(order, today) && !told;
}

/** What is left once the transfers have arrived that are reckoned with; `null` without one, or where it is not known. */
export function useRest(order: Order): Rest | null {
  const rates = usePenaltyRates(order);
  const today = useToday();
  const all = useAwaitedAll(order);
  const transfers = useExpected(order);
  const rest = transfers.length > 0 ? restAfter(transfers, { order, rates, today }) : null;
  return rest ?? (all ? { today: 0, tomorrow: null } : null);
}

/** The same as a sentence; nothing where one transfer leaves nothing, as what leads says that. */
export function useRestText(order: Order): ReactNode {
  const t = useTranslations('orders.transfer');
  const format = useFormat();
  const rest = useRest(order);
  const count = useExpected(order).length;
  if (!rest) return undefined;
  const { today, tomorrow } = rest;
  if (today < 0) return <span>{t('tooMuch', { count, over: format.money(-today) })}</span>;
  if (today === 0 && count === 1) return undefined;
  const grows = order.state === 'overdue' && tomorrow !== null && tomorrow > today;
  return (
    <span>
      {t.rich('rest', {
        count,
        rest: today > 0 ? format.money(today) : 'none',
        tomorrow: grows ? format.money(tomorrow) : 'none',
        b: strongFigure,
      })}
    </span>
  );
}
