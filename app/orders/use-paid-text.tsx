import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { historyOf } from './order-history';
import { useNews } from './payment/received/use-received';

/**
 * What has been paid of a running loan, and what that has changed; nothing where nothing was, or all of it is the news of a
 * payment that was received.
 */
export function usePaidText(order: Order): ReactNode {
  const t = useTranslations('orders');
  const { money } = useFormat();
  const today = useToday();
  const { paid } = historyOf(order);
  const news = useNews(order);
  if (!paid || news?.count === order.payments?.length) return undefined;
  // No interest runs after the due date.
  const isOver = String(order.repay_date <= today);
  return <span>{t.rich('partPaid', { paid: money(paid), isOver, b: strongFigure })}</span>;
}
