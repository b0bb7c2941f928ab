import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toService } from '@/app/layout/to-service';
import { dueDateOf } from '@/app/orders/due-date';
import { OrderPill } from '@/app/orders/order-pill';
import { usePayoutLate } from '@/app/orders/payout/use-payout-late';
import { usePayUntilNote } from '@/components/breakdown/use-pay-until-note';
import { ArcHero } from '@/components/hero/arc-hero';
import { Money } from '@/components/money/money';
import type { Order } from '@/lib/api/schemas/order';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { calendarDateOf, clockTimeOf } from '@/lib/chile/santiago';
import { addWorkingDays } from '@/lib/chile/working-days';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { useArc } from './use-arc';

type Props = {
  order: Order;
  /** When the server was last asked whether the money was sent, in milliseconds since 1970. */
  lookedAt?: number | undefined;
  children?: ReactNode;
};

/** The sky of a loan whose money is being sent, or was today: how much and where, and what is paid back. */
export function SentHero({ order, lookedAt, children }: Props) {
  const today = useToday();
  if (order.state !== 'waiting') return <Sent order={order}>{children}</Sent>;
  const { order_no: orderNo, arrival, repayment, pay_until: payUntil, account } = order;
  return (
    <SendingHero
      loan={{ orderNo, arrival, repayment, repayDate: dueDateOf(order, today), payUntil }}
      type={account.account_type}
      tail={account.tail}
      signedAt={order.applied_at}
      lookedAt={lookedAt}
    >
      {children}
    </SendingHero>
  );
}

type SendingProps = {
  /** What is known of it as soon as it is signed. Whole pesos. */
  loan: {
    readonly orderNo: string;
    readonly arrival: number;
    readonly repayment: number;
    readonly repayDate: CalendarDate | null;
    readonly payUntil: CalendarDate | undefined;
  };
  /** Where the money goes; `null` until it is known. */
  type: Order['account']['account_type'] | null;
  tail: string | undefined;
  /** Once it is known. ISO 8601. */
  signedAt: string | undefined;
  lookedAt: Props['lookedAt'];
  children?: ReactNode;
};

/** The money is on its way, all in the place where it stays once it has been sent: then the sun rises. */
export function SendingHero(props: SendingProps) {
  const { loan, type, tail = 'none', signedAt, lookedAt, children } = props;
  const t = useTranslations('home.waiting');
  const looked = useTranslations('home.review');
  const isLate = usePayoutLate(signedAt);
  const title = useTranslations('orders.state')('waiting');
  return (
    <ArcHero
      orderNo={loan.orderNo}
      days={null}
      title={title}
      amount={<Money size="hero" amount={loan.arrival} />}
      date={t('text', { type: type ?? 'none', tail })}
    >
      <p className="muted mt-2">{isLate ? t.rich('late', { a: toService }) : t('watch')}</p>
      <Total date={loan.repayDate} until={loan.payUntil} amount={loan.repayment} />
      {children}
      {/* Its room from the start, and once the money was sent, as what is below would move. */}
      <p className="small muted mt-3">
        {lookedAt === undefined ? '\u00a0' : looked('looked', { time: clockTimeOf(lookedAt) })}
      </p>
    </ArcHero>
  );
}

/** The sun begins its way: the money is sent; with what to do without it until a working day later. */
function Sent({ order, children }: Omit<Props, 'lookedAt'>) {
  const t = useTranslations('home.arrived');
  const to = useTranslations('home.waiting');
  const today = useToday();
  const format = useFormat();
  const { state, account, repay_date, disbursed_at: sentAt } = order;
  return (
    <ArcHero
      orderNo={order.order_no}
      days={{ ...useArc(order), isSent: true }}
      title={t('title')}
      amount={<Money size="hero" amount={order.arrival} />}
      date={to('text', { type: account.account_type, tail: account.tail })}
    >
      <IfNotSeen order={order} />
      {state === 'lending' && repay_date > today ? (
        <Total date={repay_date} until={order.pay_until} amount={order.repayment} />
      ) : (
        <OrderPill order={order} />
      )}
      {children}
      <p className="small muted mt-3">
        {sentAt === undefined ? '\u00a0' : t('sent', { date: format.dateTime(sentAt, 'short') })}
      </p>
    </ArcHero>
  );
}

/** What to do without the money that was sent, until a working day later. */
export function IfNotSeen({ order: { account, disbursed_at: sentAt } }: { order: Order }) {
  const t = useTranslations('home.arrived');
  const today = useToday();
  if (sentAt !== undefined && addWorkingDays(calendarDateOf(sentAt), 1) < today) return null;
  return (
    <p className="muted mt-2">{t.rich('text', { type: account.account_type, a: toService })}</p>
  );
}

type TotalProps = {
  date: CalendarDate | null;
  until: CalendarDate | undefined;
  amount: number;
};

/** What is paid back, and when where that is known before the money is sent. */
function Total({ date, until, amount }: TotalProps) {
  const t = useTranslations('orders.figures');
  const format = useFormat();
  const payUntil = usePayUntilNote();
  const label =
    date === null ? t('repaymentOpen') : t('repayment', { date: format.date(date, 'short') });
  const note = date === null ? undefined : payUntil(date, until);
  return (
    <div className="mt-3">
      <p className="between">
        <span className="muted">{label}</span>
        <b className="num">{format.money(amount)}</b>
      </p>
      {note && <p className="muted">{note}</p>}
    </div>
  );
}
