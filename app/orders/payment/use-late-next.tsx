import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import type { PenaltyRates } from '@/lib/loan/penalty';
import { lateTomorrow } from '../due-on';
import { useIsAwaited } from './stored-payment';
import { useAwaitedAll } from './use-awaited';
import { useCounts } from './use-counts';

type Options = {
  rates?: PenaltyRates;
  /** Says from when a transfer counts that is awaited; not where a notice below does. */
  saysCounts?: boolean;
};

/**
 * What a late loan comes to: beside a transfer of all that is awaited, from when that counts and what is due without it,
 * else, by its rates, tomorrow; nothing where that is not known, or another payment is under way.
 */
export function useLateNext(order: Order, { rates, saysCounts = true }: Options = {}): ReactNode {
  const t = useTranslations('home.overdue');
  const format = useFormat();
  const told = useAwaitedAll(order);
  const isAwaited = useIsAwaited(order);
  const counts = useCounts((saysCounts && told?.transfers) || []);
  const next = told || !isAwaited ? nextOf(order, { told: told?.due, rates }) : null;
  const count = told?.transfers.length ?? 1;
  if (!next) return counts;
  return (
    <>
      {counts}{' '}
      {/* By its key: React cannot take a text away that a translation by the browser has replaced. */}
      <span key={next.key}>
        {t.rich(next.key, { count, amount: format.money(next.amount), b: strongFigure })}
      </span>
    </>
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
