import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import type { PenaltyRates } from '@/lib/loan/penalty';
import { lateTomorrow } from '../due-on';
import { useAwaitedAll, useIsAwaited } from './stored-payment';

/**
 * What a late loan comes to: without the transfer of all that is awaited, else, by its rates, tomorrow; nothing where that is
 * not known, or another payment is under way.
 */
export function useLateNext(order: Order, rates?: PenaltyRates): ReactNode {
  const t = useTranslations('home.overdue');
  const format = useFormat();
  const told = useAwaitedAll(order);
  const isAwaited = useIsAwaited(order);
  const next = told || !isAwaited ? nextOf(order, { told: told?.due, rates }) : null;
  if (!next) return undefined;
  return (
    // By its key: React cannot take a text away that a translation by the browser has replaced.
    <span key={next.key}>
      {t.rich(next.key, { amount: format.money(next.amount), b: strongFigure })}
    </span>
  );
}

function nextOf(
  order: Order,
  { told, rates }: { told: number | undefined; rates: PenaltyRates | undefined },
) {
  const { amount_due: due } = order;
  if (told !== undefined) return told === due ? null : ({ key: 'withoutIt', amount: due } as const);
  const tomorrow = rates && lateTomorrow(order, rates);
  return (
    tomorrow &&
    ({ key: tomorrow.isCapped ? 'capped' : 'tomorrow', amount: tomorrow.amount } as const)
  );
}
