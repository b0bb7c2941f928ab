import { useTranslations } from 'next-intl';
import { toService } from '@/app/layout/to-service';
import { strong } from '@/components/foundation/strong';
import { Notice } from '@/components/notice/notice';
import { calendarDateOf } from '@/lib/chile/santiago';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { isOver, type PendingPayment } from './stored-payment';

type NotesProps = { transfers: readonly PendingPayment[] | undefined; id: string };

/** A note for each transfer; the last one, which comes first, has the `id`. */
export function TransferNotes({ transfers = [], id }: NotesProps) {
  return transfers.map((transfer, index) => (
    <TransferNote
      key={transfer.payment_id}
      transfer={transfer}
      id={index === 0 ? id : `${id}-${transfer.payment_id}`}
    />
  ));
}

type Props = { transfer: PendingPayment; id: string };

/**
 * A transfer that may arrive yet, or has not arrived in its time: asks not to pay it twice; of one that the loan no longer
 * needs, that its money is returned.
 */
export function TransferNote({ transfer, id }: Props) {
  const t = useTranslations('orders.transfer');
  const format = useFormat();
  const today = useToday();
  const day = calendarDateOf(new Date(transfer.at));
  const text = transfer.spare ? 'spare' : isOver(transfer) ? 'missed' : 'underWay';
  return (
    <Notice tone={transfer.spare ? 'info' : 'warn'} live id={id}>
      {/* By its key: React cannot take a text away that a translation by the browser has replaced. */}
      <p key={text}>
        {t.rich(text, {
          total: format.money(transfer.total),
          date: format.date(new Date(transfer.at), 'short'),
          counts: String(transfer.holds_until !== undefined && day < today),
          b: strong,
          a: toService,
        })}
      </p>
    </Notice>
  );
}
