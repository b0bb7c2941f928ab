import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { strongFigure } from '@/components/foundation/strong';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { historyOf } from './order-history';
import { useShort } from './payment/received/short-payment';
import { useNews } from './payment/received/use-received';

/**
 * What has been paid of a running loan, and what that has changed, or why it was less than was to be paid; nothing where
 * nothing was, or all of it is the news of a payment that was received.
 */
export function usePaidText(order: Order, { saysShort = true } = {}): ReactNode {
  const t = useTranslations('orders');
  const { money } = useFormat();
  const today = useToday();
  const { paid } = historyOf(order);
  const news = useNews(order);
  const shortText = useShortText(order);
  const short = saysShort ? shortText : undefined;
  // A notice says it, too.
  if (shortText && !saysShort) return undefined;
  if (!paid || news?.count === order.payments?.length) return undefined;
  // No interest runs after the due date.
  const isOver = String(order.repay_date <= today || short !== undefined);
  return (
    <span>
      {t.rich('partPaid', { paid: money(paid), isOver, b: strongFigure })} {short}
    </span>
  );
}

/** That the last payment of an order has brought less than was to be paid; nothing where it has not, or that is news. */
export function useShortText(order: Order): ReactNode {
  const t = useTranslations('orders');
  const { money } = useFormat();
  const short = useShort(order);
  const news = useNews(order);
  if (!short || news) return undefined;
  const { asked, total } = short;
  const values = { missing: money(asked - total), asked: money(asked), b: strongFigure };
  return <span>{t.rich('shortOf', values)}</span>;
}
