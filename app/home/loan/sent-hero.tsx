import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OrderPill } from '@/app/orders/order-pill';
import { Hero } from '@/components/hero/hero';
import { Money } from '@/components/money/money';
import type { Order } from '@/lib/api/schemas/order';
import { RepaymentLine } from './repayment-line';
import { SentPill } from './sent-pill';

type Props = { order: Order; children: ReactNode };

/** The sky of the day on which a loan's money was sent: how much and where, and what is paid back. */
export function SentHero({ order, children }: Props) {
  const t = useTranslations('home.arrived');
  const { account_type: type, tail } = order.account;
  const { disbursed_at: sentAt } = order;
  return (
    <Hero
      sun="high"
      pill={sentAt ? <SentPill at={sentAt} /> : <OrderPill order={order} />}
      title={t('title')}
      amount={<Money size="hero" amount={order.arrival} />}
      text={t('text', { type, tail })}
    >
      <RepaymentLine order={order} />
      {children}
    </Hero>
  );
}
