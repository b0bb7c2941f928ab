import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { historyOf, takenBy } from '../order-history';

/**
 * When a loan was paid and what it cost against what was signed; no reproach of a late one. What it cost is said below, and
 * explained by {@link PaidCost} where that is more.
 */
export function useHowPaid(order: Order | undefined): ReactNode {
  const t = useTranslations('home.cleared');
  const { money } = useFormat();
  if (!order) return undefined;
  const history = historyOf(order);
  const isLate = Boolean(history.late) || order.days_overdue > 0;
  const more = costsMore(order);
  if (more === null) return undefined;
  if (more > 0) return t(isLate ? 'caughtUp' : 'onTime');
  return t.rich('cost', {
    when: isLate ? 'late' : history.saved > 0 ? 'early' : 'onTime',
    less: more < 0 ? money(-more) : 'none',
    b: strongFigure,
  });
}

/** How much more than signed a loan that is paid back has cost, in pesos; `null` where that is not known. */
export function costsMore(order: Order): number | null {
  const taken = takenBy(historyOf(order));
  return taken === null ? null : taken - order.repayment;
}
