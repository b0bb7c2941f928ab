import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toService } from '@/app/layout/to-service';
import { OrderPill } from '@/app/orders/order-pill';
import { Hero } from '@/components/hero/hero';
import { Money } from '@/components/money/money';
import type { Order } from '@/lib/api/schemas/order';
import { SentPill, UsualPill } from './sent-pill';
import { useLoanFigures } from './use-loan-figures';

type Props = {
  order: Order;
  /** The user's first name. */
  name?: string | undefined;
  children?: ReactNode;
};

/** The sky of a loan whose money is being sent, or was today: how much and where, and what is paid back. */
export function SentHero({ order, name, children }: Props) {
  const arrived = useTranslations('home.arrived');
  const waiting = useTranslations('home.waiting');
  const sending = useTranslations('orders.state')('waiting');
  const { total } = useLoanFigures(order);
  const { state, disbursed_at: sentAt, account } = order;
  const to = { type: account.account_type, tail: account.tail };
  const isSent = state !== 'waiting';
  const pill = sentAt ? <SentPill at={sentAt} /> : <OrderPill order={order} />;
  return (
    <Hero
      sun={isSent ? 'high' : 'half'}
      pill={isSent ? pill : <UsualPill />}
      title={isSent ? arrived('title') : name ? waiting('titleNamed', { name }) : sending}
      amount={<Money size="hero" amount={order.arrival} />}
      text={isSent ? arrived.rich('text', { ...to, a: toService }) : waiting('text', to)}
    >
      <p className="between">
        <span className="muted">{total.label}</span>
        <b className="num">{total.value}</b>
      </p>
      {children}
    </Hero>
  );
}
