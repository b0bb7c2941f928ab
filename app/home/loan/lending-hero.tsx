import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { dueOnDate } from '@/app/orders/due-on';
import { loanDays } from '@/app/orders/loan-days';
import { historyOf } from '@/app/orders/order-history';
import { lastDayOf, payDayOf } from '@/app/orders/order-ledger';
import { OrderPill } from '@/app/orders/order-pill';
import { PayingNotes } from '@/app/orders/paying-notes';
import { useAwaitedAll, useAwaitedPart } from '@/app/orders/payment/use-awaited';
import { inTimeOf, useAwaitedNote } from '@/app/orders/payment/use-awaited-note';
import { useLeftAgain, useOwed } from '@/app/orders/payment/use-owed';
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
  /** Says that the last payment has brought too little. */
  saysShort?: boolean;
  /** On the dark panel. */
  children?: ReactNode;
};

/**
 * The sky of a running loan: what is paid back and when, beside transfers that are awaited what they bring or leave, with its
 * days as an arc, and what is to be known about paying.
 */
export function LendingHero({ order, saysCounts = true, saysShort, children }: Props) {
  const t = useTranslations('home.lending');
  const awaited = useTranslations('home.awaited');
  const format = useFormat();
  const today = useToday();
  const { day, of, left } = loanDays(order, today);
  const due = dueOnDate(order, today);
  const again = useLeftAgain(order);
  const payDay = payDayOf(order, today);
  const date = format.date(payDay, 'weekday');
  const on = payDay === today ? 'today' : payDay === order.repay_date ? 'on' : 'until';
  const told = useAwaitedAll(order);
  const part = useAwaitedPart(order);
  const owed = useOwed(order);
  const note = useAwaitedNote(order, { saysNothing: false, saysCounts });
  const isTodaysSum = part ? part.isOfToday : due.isToday;
  const isPart = part !== undefined || Boolean(historyOf(order).paid);
  const title =
    told || part?.waits || again
      ? owed.label
      : isPart
        ? awaited('rest', { date: 'none' })
        : t('title');
  const when = again
    ? awaited('onDate', {
        date: format.date(lastDayOf(order), 'short'),
        amount: format.money(again.onDate),
      })
    : isTodaysSum
      ? t('ifToday', { date: format.date(payDay, 'short') })
      : t(on, { date });
  return (
    <ArcHero
      orderNo={order.order_no}
      days={useArc(order)}
      title={title}
      amount={<RollingMoney amount={owed.amount} />}
      date={
        told
          ? awaited('nothing', {
              count: told.transfers.length,
              inTime: inTimeOf(told.transfers, today),
            })
          : part?.waits
            ? undefined
            : when
      }
    >
      <p className="between">
        <span>
          <b>{t('day', { day, of })}</b>{' '}
          {left > 0 && <span className="muted">{`· ${t('left', { days: left })}`}</span>}
        </span>
        <OrderPill order={order} />
      </p>
      {note && <p className="mt-2">{note}</p>}
      <PayingNotes order={order} saysShort={saysShort} />
      {children}
    </ArcHero>
  );
}
