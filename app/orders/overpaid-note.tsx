import { useTranslations } from 'next-intl';
import { toService } from '@/app/layout/to-service';
import { Notice } from '@/components/notice/notice';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { historyOf } from './order-history';

/** What was paid beyond what was due, and that it is returned; nothing where nothing was. */
export function OverpaidNote({ order, id }: { order: Order; id: string }) {
  const t = useTranslations('orders');
  const format = useFormat();
  const { overpaid } = historyOf(order);
  if (overpaid === 0) return null;
  return (
    <Notice id={id}>
      <p>{t.rich('overpaid', { amount: format.money(overpaid), a: toService })}</p>
    </Notice>
  );
}
