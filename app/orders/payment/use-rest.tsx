import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { usePenaltyRates } from '../penalty';
import { restAfter } from './pay-amount';
import { useAwaitedPart } from './stored-payment';

/** What is left once the one transfer of a part arrives that is awaited; nothing where that is not known. */
export function useRest(order: Order): ReactNode {
  const t = useTranslations('orders.transfer');
  const format = useFormat();
  const rates = usePenaltyRates(order);
  const today = useToday();
  const part = useAwaitedPart(order);
  const rest = part && restAfter(part, { order, rates, today });
  if (!rest) return undefined;
  return <span>{t.rich('rest', { rest: format.money(rest), b: strongFigure })}</span>;
}
