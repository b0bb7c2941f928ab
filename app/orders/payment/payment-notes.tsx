import { useTranslations } from 'next-intl';
import { toRequest } from '@/app/layout/to-service';
import { strong } from '@/components/foundation/strong';
import { Notice } from '@/components/notice/notice';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { OpenPaymentNotes } from './open-payment-note';
import { Received } from './received/received';
import { useNews } from './received/use-received';
import {
  lastEndOf,
  useIsAwaited,
  useOpenPayments,
  usePendingPayment,
  useRejected,
} from './stored-payment';
import { useAwaitedAll } from './use-awaited';
import { useRestText } from './use-rest-text';

type Props = { order: Order; id: string };

type NotesProps = Props & {
  /** Warns of one that is under way, where it may be paid again. */
  warns?: boolean;
  /** Nothing above says what the loan is due at, and that transfers of all of it are on their way. */
  alone?: boolean;
  /** The order as what is behind has shown it, which has said what was rejected by then. */
  seen?: Order | undefined;
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
  seen,
  leads = true,
  saysRest = true,
}: NotesProps) {
  const rest = useRestText(order, { leads });
  const open = useOpenPayments(order);
  const all = useAwaitedAll(order);
  const said =
    warns || alone || rest ? [] : (all?.transfers ?? []).map(({ payment_id }) => payment_id);
  const payments = open.filter(({ payment_id }) => !said.includes(payment_id));
  return (
    <>
      {!warns && <NotSeen order={order} />}
      <Rejected order={order} seen={seen} id={`${id}-rejected`} />
      <OpenPaymentNotes orderNo={order.order_no} warns={warns} payments={payments} id={id}>
        {saysRest && rest}
      </OpenPaymentNotes>
    </>
  );
}

/** What was received since the loan's page was shown, which says it, too. */
function NotSeen({ order }: { order: Order }) {
  const received = useNews(order);
  return received && <Received order={order} received={received} />;
}

/** Who does not look for a payment would take a rejected one for received. */
function Rejected({ order, seen, id }: Props & { seen: Order | undefined }) {
  const t = useTranslations('orders');
  const format = useFormat();
  const stored = usePendingPayment(order.order_no);
  const isAwaited = useIsAwaited(order);
  const rejected = useRejected(order);
  if (!rejected) return null;
  const { transfer, total, at, payment_id } = rejected;
  const isSeen = seen && stored && lastEndOf(seen, stored)?.payment.payment_id === payment_id;
  if (isSeen) return null;
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
