import { useTranslations } from 'next-intl';
import {
  iconAlertTriangle,
  iconCheck,
  iconCircleCheck,
  iconClock,
} from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';
import { clearedFrom } from './cleared/cleared-from';
import { lastDayOf } from './order-ledger';
import { type Awaited, useAwaitedAll, useIsLate } from './payment/use-awaited';

/** The state of an order, as icon and text: "Al día", "3 días de atraso". */
export function OrderPill({ order }: { order: Order }) {
  const t = useTranslations('orders.state');
  const format = useFormat();
  const cleared = clearedFrom(order);
  switch (order.state) {
    case 'waiting':
      return <Pill icon={iconClock}>{t('waiting')}</Pill>;
    case 'payment_failed':
      return (
        <Pill tone="warn" icon={iconAlertTriangle}>
          {t('paymentFailed')}
        </Pill>
      );
    case 'overdue':
      return <OverduePill order={order} />;
    case 'cleared':
      return (
        <Pill tone="ok" icon={iconCircleCheck}>
          {cleared === undefined ? t('cleared') : t('clearedOn', { date: format.date(cleared) })}
        </Pill>
      );
    case 'lending':
      return <LendingPill order={order} />;
  }
}

function OverduePill({ order }: { order: Order }) {
  const t = useTranslations('orders.state');
  const all = useAwaitedAll(order);
  const isLate = useIsLate(order);
  if (all && !isLate) return <AwaitedPill all={all} />;
  return (
    <Pill tone="bad" icon={iconAlertTriangle}>
      {t('overdue', { days: order.days_overdue })}
    </Pill>
  );
}

/** Transfers of all that is due may arrive; one that nobody told of may never have been made. */
function AwaitedPill({ all: { transfers } }: { all: Awaited }) {
  const t = useTranslations('orders.state');
  const isTold = String(transfers.every(({ told }) => told));
  return <Pill icon={iconClock}>{t('awaited', { count: transfers.length, isTold })}</Pill>;
}

/** Whether the order is overdue is decided by the server: until its reply, the date that has passed is named. */
function LendingPill({ order }: { order: Order }) {
  const t = useTranslations('orders.state');
  const format = useFormat();
  const today = useToday();
  const last = lastDayOf(order);
  const told = useAwaitedAll(order);
  if (order.repay_date > today) {
    return (
      <Pill tone="ok" icon={iconCheck}>
        {t('lending')}
      </Pill>
    );
  }
  if (told) return <AwaitedPill all={told} />;
  const date = format.date(last, 'short');
  const isOver = last < today;
  return (
    <Pill tone="warn" icon={iconClock}>
      {last === today ? t('dueToday') : t(isOver ? 'dueBefore' : 'payUntil', { date })}
    </Pill>
  );
}
