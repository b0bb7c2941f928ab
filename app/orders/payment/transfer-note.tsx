import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toService } from '@/app/layout/to-service';
import { strong } from '@/components/foundation/strong';
import { iconClock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import { useFormat } from '@/lib/format/use-format';
import { isOver, type PendingPayment } from './stored-payment';

type NotesProps = {
  transfers: readonly PendingPayment[];
  id: string;
  /** Warns of one that is under way, where it may be paid again. */
  warns?: boolean;
  /** From when one counts, or what is left after it. */
  children?: ReactNode;
};

/** A note for each transfer; the last one, which comes first, has the `id`. What is said of all is below them. */
export function TransferNotes({ transfers, id, children, ...note }: NotesProps) {
  return transfers.map((transfer, index) => (
    <TransferNote
      key={transfer.payment_id}
      {...note}
      transfer={transfer}
      id={noteId(id, index, transfer)}
    >
      {index === transfers.length - 1 && children}
    </TransferNote>
  ));
}

/** The id of a note in a list of them: the first one has that of the list. */
export function noteId(id: string, index: number, { payment_id }: PendingPayment): string {
  return index === 0 ? id : `${id}-${payment_id}`;
}

type Props = Omit<NotesProps, 'transfers'> & { transfer: PendingPayment };

/**
 * A transfer that may arrive yet, or has not arrived in its time: asks not to pay it twice; of one that the loan no longer
 * needs, that its money is returned.
 */
export function TransferNote({ transfer, id, warns = false, children }: Props) {
  const t = useTranslations('orders.transfer');
  const format = useFormat();
  const text = transfer.spare ? 'spare' : isOver(transfer) ? 'missed' : 'underWay';
  const isCalm = text === 'underWay' && !warns;
  return (
    <Notice
      tone={isCalm || text === 'spare' ? 'info' : 'warn'}
      icon={isCalm ? iconClock : undefined}
      live
      id={id}
    >
      {/* By its key: React cannot take a text away that a translation by the browser has replaced. */}
      <p key={text}>
        {t.rich(text, {
          total: format.money(transfer.total),
          date: format.date(new Date(transfer.at), 'short'),
          isTold: String(transfer.told === true),
          isPart: String(transfer.due < (transfer.of ?? transfer.due)),
          b: strong,
          a: toService,
        })}
      </p>
      {children && <p>{children}</p>}
    </Notice>
  );
}
