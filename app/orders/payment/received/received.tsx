import { useTranslations } from 'next-intl';
import { toRequest } from '@/app/layout/to-service';
import { strong } from '@/components/foundation/strong';
import { iconClock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOnDate } from '../../due-on';
import { historyOf, takenBy } from '../../order-history';
import { lastMinute } from '../pay-amount';
import type { Receipt } from './receipt';

type ReceivedProps = {
  order: Order;
  received: Receipt;
  /** Says what is left; not beside a transfer that leaves nothing. */
  saysLeft: boolean;
};

/** That payments were received, why one has not paid all that was chosen, and what is left; of a cleared loan as a line. */
export function Received({ order, received, saysLeft }: ReceivedProps) {
  const t = useTranslations('orders.received');
  const format = useFormat();
  const text = t('text', { count: received.count, total: format.money(received.total) });
  const today = useToday();
  const onDate = dueOnDate(order, today);
  const { asked, late } = received;
  const isShort = asked !== undefined;
  const missing = isShort ? asked - received.total : 0;
  const grows = order.state === 'lending' && onDate.amount > order.amount_due;
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
      tone={isShort ? 'warn' : late ? 'info' : 'ok'}
      icon={late && !isShort ? iconClock : undefined}
      live
    >
      <p className={isShort ? undefined : 'strong'}>
        {isShort
          ? t.rich('short', {
              missing: format.money(missing),
              total: format.money(received.total),
              asked: format.money(asked),
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
      {saysLeft && order.amount_due !== missing && (
        <p>{t(grows ? 'leftToday' : 'left', { left: format.money(order.amount_due) })}</p>
      )}
    </Notice>
  );
}
