import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { dueToday } from '@/app/orders/order-history';
import { OrderPill } from '@/app/orders/order-pill';
import { useIsAwaited } from '@/app/orders/payment/stored-payment';
import { useAwaitedAll, useIsLate } from '@/app/orders/payment/use-awaited';
import { useLateNext } from '@/app/orders/payment/use-late-next';
import { Hero } from '@/components/hero/hero';
import { RollingMoney } from '@/components/money/rolling-money';
import type { Order } from '@/lib/api/schemas/order';
import type { PenaltyRates } from '@/lib/loan/penalty';

type Props = {
  order: Order;
  rates: PenaltyRates;
  /** Says from when a transfer counts that is awaited. */
  saysCounts?: boolean;
  /** On the dark panel. */
  children?: ReactNode;
};

/**
 * The dusk of a late loan, or the day of one that a transfer may have paid in time: what pays it back, or will once a transfer
 * of all has arrived, and what it comes to else.
 */
export function OverdueHero({ order, rates, saysCounts, children }: Props) {
  const t = useTranslations('home.overdue');
  const told = useAwaitedAll(order);
  const isLate = useIsLate(order);
  const isAwaited = useIsAwaited(order);
  const amount = told ? told.due : dueToday(order);
  return (
    <Hero
      sun={isLate ? 'setting' : 'half'}
      pill={<OrderPill order={order} />}
      title={told ? t('told', { count: told.transfers.length }) : t(isAwaited ? 'owed' : 'title')}
      amount={amount !== null && <RollingMoney size="hero" amount={amount} />}
      text={useLateNext(order, { rates, saysCounts })}
    >
      {children}
    </Hero>
  );
}
