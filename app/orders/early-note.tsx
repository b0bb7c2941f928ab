import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { historyOf } from './order-history';

/** What paying a running loan today costs and saves; nothing where it saves nothing. */
export function EarlyNote({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const format = useFormat();
  const { saved } = historyOf(order);
  if (order.state !== 'lending' || saved === 0) return null;
  return (
    <p className="mt-2">
      {t.rich('early', {
        amount: format.money(order.amount_due),
        saved: format.money(saved),
        b: strong,
      })}
    </p>
  );
}

function strong(chunks: ReactNode) {
  return <b className="num nowrap">{chunks}</b>;
}
