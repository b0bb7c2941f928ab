import { useTranslations } from 'next-intl';
import { toService } from '@/app/layout/to-service';
import { strong } from '@/components/foundation/strong';
import { Notice } from '@/components/notice/notice';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { OpenPaymentNotes } from './open-payment-note';
import { lastEndOf, useIsAwaited, useOpenPayments, usePendingPayment } from './stored-payment';
import { useRestText } from './use-rest-text';

type Props = { order: Order; id: string };

type NotesProps = Props & {
  /** Warns of one that is under way, where it may be paid again. */
  warns?: boolean;
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
  leads = true,
  saysRest = true,
}: NotesProps) {
  const rest = useRestText(order, { leads });
  return (
    <>
      <Rejected order={order} id={`${id}-rejected`} />
      <OpenPaymentNotes warns={warns} payments={useOpenPayments(order)} id={id}>
        {saysRest && rest}
      </OpenPaymentNotes>
    </>
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
  const { transfer, total, at } = end.payment;
  return (
    <Notice tone="bad" live id={id}>
      {t.rich('rejected', {
        way: transfer ? 'transfer' : 'page',
        total: format.money(total),
        date: format.date(new Date(at), 'short'),
        isAwaited: String(isAwaited),
        b: strong,
        a: toService,
      })}
    </Notice>
  );
}
