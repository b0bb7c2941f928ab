import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toRequest } from '@/app/layout/to-service';
import { strong, strongFigure } from '@/components/foundation/strong';
import { iconClock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import { calendarDateOf } from '@/lib/chile/santiago';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { isOver, isTold, type PendingPayment, totalOf } from './stored-payment';

type NotesProps = {
  orderNo: string;
  payments: readonly PendingPayment[];
  id: string;
  /** Warns of one that is under way, where it may be paid again. */
  warns?: boolean;
  /** From when one counts, or what is left after it. */
  children?: ReactNode;
};

/**
 * A note for each payment, of several transfers that were told of one for all; the first has the `id`. What is said of what
 * they leave is below the one that is reckoned with: that was told of, else the last one.
 */
export function OpenPaymentNotes({ payments, id, children, ...note }: NotesProps) {
  const told = payments.filter(isToldOf);
  const together = told.length > 1 ? told : [];
  const apart = payments.filter((payment) => !together.includes(payment));
  // That which is reckoned with.
  const [owner = apart[0]] = told;
  return (
    <>
      {apart.map((payment, index) => (
        <OpenPaymentNote
          key={payment.payment_id}
          {...note}
          payment={payment}
          id={noteId(id, index, payment)}
        >
          {together.length === 0 && payment === owner && children}
        </OpenPaymentNote>
      ))}
      {together.length > 0 && (
        <ToldNote
          payments={together}
          warns={note.warns}
          id={apart.length === 0 ? id : `${id}-told`}
        >
          {children}
        </ToldNote>
      )}
    </>
  );
}

/** Whether a transfer was told of and may arrive. */
export function isToldOf(payment: PendingPayment): boolean {
  return isTold(payment) && !payment.spare && !isOver(payment);
}

/** Several transfers that were told of. */
function ToldNote({ payments, id, warns = false, children }: Omit<NotesProps, 'orderNo'>) {
  const t = useTranslations('orders.transfer');
  const format = useFormat();
  return (
    <Notice tone={warns ? 'warn' : 'info'} icon={warns ? undefined : iconClock} live id={id}>
      <p>
        {t.rich('several', {
          count: payments.length,
          total: format.money(totalOf(payments)),
          b: strongFigure,
        })}
      </p>
      {children && <p>{children}</p>}
    </Notice>
  );
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
export function OpenPaymentNote({ orderNo, payment, id, warns = false, children }: Props) {
  const t = useTranslations('orders.transfer');
  const format = useFormat();
  const today = useToday();
  const text = textOf(payment);
  const isToday = calendarDateOf(payment.at) === today;
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
          date: isToday ? 'today' : format.date(new Date(payment.at), 'short'),
          isTold: String(isTold(payment)),
          way: payment.transfer ? 'transfer' : 'page',
          isPart: String(payment.due < (payment.of ?? payment.due)),
          b: strong,
          a: toRequest(text === 'spare' ? 'refund' : 'transfer', orderNo, payment.payment_id),
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
