import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { historyOf } from './order-history';

/** What has been paid of a late loan; nothing where nothing was. */
export function usePaidText(order: Order): ReactNode {
  const t = useTranslations('orders');
  const { money } = useFormat();
  const { paid } = historyOf(order);
  if (!paid) return undefined;
  return <span>{t.rich('partPaid', { paid: money(paid), isOver: 'true', b: strongFigure })}</span>;
}
