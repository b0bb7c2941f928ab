import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strong } from '@/components/foundation/strong';
import { useFormat } from '@/lib/format/use-format';
import { lastMinute } from './pay-amount';
import type { PendingPayment } from './stored-payment';

/** From when a transfer counts; nothing for a server that does not say. */
export function useCounts(transfer: PendingPayment | undefined): ReactNode {
  const t = useTranslations('home.overdue');
  const format = useFormat();
  if (transfer?.holds_until === undefined) return undefined;
  const { at, ordered_at, holds_until } = transfer;
  const date = format.date(ordered_at ?? new Date(at), 'short');
  const until = format.dateTime(lastMinute(holds_until), 'short');
  return <span>{t.rich('counts', { date, until, b: strong })}</span>;
}
