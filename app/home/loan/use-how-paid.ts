import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { historyOf } from '@/app/orders/order-history';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';

/** That a loan was paid in time, or what paying it early saved; of a late one no reproach, as what is news is its end. */
export function useHowPaid(order: Order | undefined): ReactNode {
  const t = useTranslations('home.cleared');
  const format = useFormat();
  if (!order) return undefined;
  const { paid, saved, late } = historyOf(order);
  if (late || order.days_overdue > 0) return t('whole');
  if (saved > 0) return t.rich('early', { saved: format.money(saved), b: strongFigure });
  return paid === null ? undefined : t('onTime');
}
