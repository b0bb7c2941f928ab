import { useTranslations } from 'next-intl';
import { toRequest } from '@/app/layout/to-service';
import { strong } from '@/components/foundation/strong';
import { iconClock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { historyOf, takenBy } from '../../order-history';
import { lastMinute } from '../pay-amount';
import type { Receipt } from './receipt';

type ReceivedProps = { order: Order; received: Receipt };

/** That payments were received, and why one has not paid all that was chosen; of a cleared loan as a line. */
export function Received({ order, received }: ReceivedProps) {
  const t = useTranslations('orders.received');
  const format = useFormat();
  const text = t('text', { count: received.count, total: format.money(received.total) });
  const { short, late } = received;
  const history = historyOf(order);
  const taken = takenBy(history);
  const { overpaid } = history;
  // Below the 0 that is left.
  if (order.amount_due === 0) {
    return (
      <p className="strong" role="status">
        {t('thanks')} <span>{text}</span>{' '}
        {(order.payments?.length ?? 0) > received.count && taken !== null && overpaid === 0 && (
          <span>{t('inAll', { total: format.money(taken) })}</span>
        )}
      </p>
    );
  }
  return (
    <Notice
      tone={short ? 'warn' : late ? 'info' : 'ok'}
      icon={late && !short ? iconClock : undefined}
      live
    >
      <p className={short ? undefined : 'strong'}>
        {short
          ? t.rich('short', {
              missing: format.money(short.asked - short.total),
              total: format.money(short.total),
              asked: format.money(short.asked),
              b: strong,
            })
          : text}
      </p>
      {late && (
        <p>
          {t.rich('late', {
            date: format.date(late.at, 'short'),
            until: format.dateTime(lastMinute(late.until), 'short'),
            a: toRequest('transfer', order.order_no, late.payment_id),
          })}
        </p>
      )}
    </Notice>
  );
}
