import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Hero } from '@/components/hero/hero';
import { Money } from '@/components/money/money';
import type { Order } from '@/lib/api/schemas/order';
import { RepaymentLine } from './repayment-line';
import { UsualPill } from './sent-pill';

type Props = {
  order: Order;
  /** The user's first name. */
  name?: string | undefined;
  children?: ReactNode;
};

/** The sky of a loan whose money is being sent: how much, where and how long that takes, and what is paid back. */
export function WaitingHero({ order, name, children }: Props) {
  const t = useTranslations('home.waiting');
  const states = useTranslations('orders.state');
  const { account_type: type, tail } = order.account;
  return (
    <Hero
      sun="half"
      pill={<UsualPill />}
      title={name ? t('titleNamed', { name }) : states('waiting')}
      amount={<Money size="hero" amount={order.arrival} />}
      text={t('text', { type, tail })}
    >
      <RepaymentLine order={order} />
      {children}
    </Hero>
  );
}
