import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { dueOnDate } from '@/app/orders/due-on';
import { isPayoutDay, loanDays } from '@/app/orders/loan-days';
import { OrderPill } from '@/app/orders/order-pill';
import { PayingNotes } from '@/app/orders/paying-notes';
import { ArcHero } from '@/components/hero/arc-hero';
import { RollingMoney } from '@/components/money/rolling-money';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { SentNote } from './sent-hero';
import { useArc } from './use-arc';

/**
 * The sky of a running loan: what is paid back and when, with its days as an arc, and what is to be known about paying;
 * on its first day, what was sent.
 */
export function LendingHero({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useTranslations('home.lending');
  const format = useFormat();
  const today = useToday();
  const { day, of, left } = loanDays(order, today);
  const due = dueOnDate(order, today);
  const date = format.date(order.repay_date, 'weekday');
  const isToday = order.repay_date === today;
  return (
    <ArcHero
      orderNo={order.order_no}
      days={useArc(order)}
      title={t('title')}
      amount={<RollingMoney amount={due.amount} />}
      date={t(due.isToday ? 'ifToday' : isToday ? 'today' : 'on', { date })}
    >
      {isPayoutDay(order, today) ? (
        <SentNote order={order} />
      ) : (
        <p className="between">
          <span>
            <b>{t('day', { day, of })}</b>{' '}
            {left > 0 && <span className="muted">{`· ${t('left', { days: left })}`}</span>}
          </span>
          <OrderPill order={order} />
        </p>
      )}
      <PayingNotes order={order} />
      {children}
    </ArcHero>
  );
}
