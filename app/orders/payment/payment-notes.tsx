import { useTranslations } from 'next-intl';
import { toRequest } from '@/app/layout/to-service';
import { strong } from '@/components/foundation/strong';
import { iconClock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { dueOnDate } from '../due-on';
import { historyOf, takenBy } from '../order-history';
import { isToldOf, OpenPaymentNotes } from './open-payment-note';
import { lastMinute } from './pay-amount';
import { type Receipt, receivedOf } from './pending-payment';
import { lastEndOf, useIsAwaited, useOpenPayments, usePendingPayment } from './stored-payment';
import { useAwaitedAll } from './use-awaited';
import { useRestText } from './use-rest-text';

type Props = { order: Order; id: string };

type NotesProps = Props & {
  /** Warns of one that is under way, where it may be paid again. */
  warns?: boolean;
  /** Nothing above says what the loan is due at, and that transfers of all of it are on their way. */
  alone?: boolean;
  /** What is left after those that are reckoned with is said beside it. */
  leads?: boolean;
  /** Says that, where nothing else does. */
  saysRest?: boolean;
};

/** What became of the payments that were requested: that the last one was rejected, and those that may arrive yet. */
export function PaymentNotes({
  order,
  id,
  warns = false,
  alone = false,
  leads = true,
  saysRest = true,
}: NotesProps) {
  const rest = useRestText(order, { leads });
  const open = useOpenPayments(order);
  const all = useAwaitedAll(order);
  const isSaid = !warns && !alone && !rest && all?.transfers.every(({ told }) => told);
  const payments = isSaid ? open.filter((payment) => !isToldOf(payment)) : open;
  return (
    <>
      {!warns && <NotSeen order={order} />}
      <Rejected order={order} id={`${id}-rejected`} />
      <OpenPaymentNotes orderNo={order.order_no} warns={warns} payments={payments} id={id}>
        {saysRest && rest}
      </OpenPaymentNotes>
    </>
  );
}

/** What was received since the loan's page was shown, which says it, too. */
function NotSeen({ order }: { order: Order }) {
  const stored = usePendingPayment(order.order_no);
  const awaited = useIsAwaited(order);
  const received = stored && receivedOf(order, stored);
  return received && <Received order={order} received={received} saysLeft={!awaited} />;
}

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
  const grows = order.state === 'lending' && onDate.amount > order.amount_due;
  const history = historyOf(order);
  const taken = takenBy(history);
  const { overpaid } = history;
  // Below the 0 that is left.
  if (order.amount_due === 0) {
    return (
      <p className="strong" role="status">
        {t('thanks')} <span>{text}</span>{' '}
        {(order.payments?.length ?? 0) > received.count && taken !== null && (
          <span>{t('inAll', { total: format.money(taken + overpaid) })}</span>
        )}
      </p>
    );
  }
  return (
    <Notice tone={late ? 'info' : 'ok'} icon={late && iconClock} live>
      <p>
        {text} {asked !== undefined && <span>{t('less', { asked: format.money(asked) })}</span>}
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
      {saysLeft && (
        <p>{t(grows ? 'leftToday' : 'left', { left: format.money(order.amount_due) })}</p>
      )}
    </Notice>
  );
}

/** Who does not look for a payment would take a rejected one for received. */
function Rejected({ order, id }: Props) {
  const t = useTranslations('orders');
  const format = useFormat();
  const stored = usePendingPayment(order.order_no);
  const isAwaited = useIsAwaited(order);
  const end = stored && lastEndOf(order, stored);
  if (end?.state !== 'rejected') return null;
  const { transfer, total, at, payment_id } = end.payment;
  return (
    <Notice tone="bad" live id={id}>
      {t.rich('rejected', {
        way: transfer ? 'transfer' : 'page',
        total: format.money(total),
        date: format.date(new Date(at), 'short'),
        isAwaited: String(isAwaited),
        b: strong,
        a: toRequest('transfer', order.order_no, payment_id),
      })}
    </Notice>
  );
}
