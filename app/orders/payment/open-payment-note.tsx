import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toService } from '@/app/layout/to-service';
import { strong } from '@/components/foundation/strong';
import { iconClock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import { useFormat } from '@/lib/format/use-format';
import { isOver, type PendingPayment } from './stored-payment';

type NotesProps = {
  payments: readonly PendingPayment[];
  id: string;
  /** Warns of one that is under way, where it may be paid again. */
  warns?: boolean;
  /** From when one counts, or what is left after it. */
  children?: ReactNode;
};

/** A note for each payment; the last one, which comes first, has the `id`. What is said of all is below them. */
export function OpenPaymentNotes({ payments, id, children, ...note }: NotesProps) {
  return payments.map((payment, index) => (
    <OpenPaymentNote
      key={payment.payment_id}
      {...note}
      payment={payment}
      id={noteId(id, index, payment)}
    >
      {index === payments.length - 1 && children}
    </OpenPaymentNote>
  ));
}

/** The id of a note in a list of them: the first one has that of the list. */
export function noteId(id: string, index: number, { payment_id }: PendingPayment): string {
  return index === 0 ? id : `${id}-${payment_id}`;
}

type Props = Omit<NotesProps, 'payments'> & { payment: PendingPayment };

/**
 * A payment that may arrive yet, or a transfer that has not arrived in its time: asks not to pay it twice; of one that the
 * loan no longer needs, that its money is returned.
 */
export function OpenPaymentNote({ payment, id, warns = false, children }: Props) {
  const t = useTranslations('orders.transfer');
  const format = useFormat();
  const text = textOf(payment);
  const isCalm = (text === 'underWay' || text === 'onPage') && !warns;
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
          total: format.money(payment.total),
          date: format.date(new Date(payment.at), 'short'),
          isTold: String(payment.told === true),
          isPart: String(payment.due < (payment.of ?? payment.due)),
          b: strong,
          a: toService,
        })}
      </p>
      {children && <p>{children}</p>}
    </Notice>
  );
}

function textOf(payment: PendingPayment): 'spare' | 'missed' | 'onPage' | 'underWay' {
  if (payment.spare) return 'spare';
  if (isOver(payment)) return 'missed';
  return payment.transfer ? 'underWay' : 'onPage';
}
