import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { historyOf } from './order-history';

/** What has been paid of a running loan, and what that has changed; nothing where nothing was. */
export function usePaidText(order: Order): ReactNode {
  const t = useTranslations('orders');
  const { money } = useFormat();
  const today = useToday();
  const { paid } = historyOf(order);
  if (!paid) return undefined;
  // No interest runs after the due date.
  const isOver = String(order.repay_date <= today);
  return <span>{t.rich('partPaid', { paid: money(paid), isOver, b: strongFigure })}</span>;
}
