import { useTranslations } from 'next-intl';
import { Notice } from '@/components/notice/notice';
import type { Home } from '@/lib/api/schemas/home';
import { useFormat } from '@/lib/format/use-format';
import { cancelIds as ids } from './cancel-loan.ids';

/** Says that a loan was cancelled, and that nothing is owed for it. */
export function CancelledNote({ cancelled }: { cancelled: NonNullable<Home['cancelled']> }) {
  const t = useTranslations('orders.cancelled');
  const format = useFormat();
  return (
    <Notice tone="ok" id={ids.done} title={t('title')}>
      <p>{t('note', { date: format.dateTime(cancelled.cancelled_at) })}</p>
    </Notice>
  );
}
