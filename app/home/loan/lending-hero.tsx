import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { dueOnDate } from '@/app/orders/due-on';
import { loanDays } from '@/app/orders/loan-days';
import { OrderPill } from '@/app/orders/order-pill';
import { PayingNotes } from '@/app/orders/paying-notes';
import { useAwaitedAll } from '@/app/orders/payment/use-awaited';
import { useCounts } from '@/app/orders/payment/use-counts';
import { useIfNot } from '@/app/orders/payment/use-if-not';
import { ArcHero } from '@/components/hero/arc-hero';
import { RollingMoney } from '@/components/money/rolling-money';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { useArc } from './use-arc';

type Props = {
  order: Order;
  /** Says from when a transfer counts that is awaited. */
  saysCounts?: boolean;
  /** On the dark panel. */
  children?: ReactNode;
};

/**
 * The sky of a running loan: what is paid back and when, or will be once a transfer of all has arrived, with its days as an
 * arc, and what is to be known about paying.
 */
export function LendingHero({ order, saysCounts = true, children }: Props) {
  const t = useTranslations('home.lending');
  const overdue = useTranslations('home.overdue');
  const format = useFormat();
  const today = useToday();
  const { day, of, left } = loanDays(order, today);
  const due = dueOnDate(order, today);
  const date = format.date(order.repay_date, 'weekday');
  const isToday = order.repay_date === today;
  const told = useAwaitedAll(order);
  const ifNot = useIfNot(order, told);
  const counts = useCounts((saysCounts && told?.transfers) || []);
  return (
    <ArcHero
      orderNo={order.order_no}
      days={useArc(order)}
      isLong={told !== undefined}
      title={told ? overdue('told', { count: told.transfers.length }) : t('title')}
      amount={<RollingMoney amount={told ? told.due : due.amount} />}
      date={ifNot ?? t(due.isToday ? 'ifToday' : isToday ? 'today' : 'on', { date })}
    >
      <p className="between">
        <span>
          <b>{t('day', { day, of })}</b>{' '}
          {left > 0 && <span className="muted">{`· ${t('left', { days: left })}`}</span>}
        </span>
        <OrderPill order={order} />
      </p>
      {counts && <p className="mt-2">{counts}</p>}
      <PayingNotes order={order} />
      {children}
    </ArcHero>
  );
}
