import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OrderPill } from '@/app/orders/order-pill';
import { Hero } from '@/components/hero/hero';
import { Money } from '@/components/money/money';
import type { Order } from '@/lib/api/schemas/order';

type Props = {
  order: Order;
  /** On the dark panel. */
  children: ReactNode;
};

/** The clouded sky of a loan whose payout the account has rejected: how much, and why. */
export function PayoutFailedHero({ order, children }: Props) {
  const t = useTranslations('home.paymentFailed');
  return (
    <Hero
      sun="clouded"
      pill={<OrderPill order={order} />}
      title={t('title')}
      amount={<Money size="hero" amount={order.arrival} />}
      text={order.fail_reason ?? t('reason', { type: order.account.account_type })}
    >
      {children}
    </Hero>
  );
}
