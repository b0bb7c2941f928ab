import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Hero } from '@/components/hero/hero';
import { iconCircleCheck } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Pill } from '@/components/pill/pill';
import type { Order } from '@/lib/api/schemas/order';
import { useToday } from '@/lib/server-time/use-today';
import { OrderPill } from '../order-pill';
import { clearedToday, type Receipt } from '../payment/received/receipt';
import { Received } from '../payment/received/received';
import { AmountPaid } from './amount-paid';
import { PaidCost } from './paid-cost';
import { costsMore, useHowPaid } from './use-how-paid';

type Props = {
  /** Absent where the server does not send it. */
  order: Order | undefined;
  /** The user's first name. */
  name?: string | undefined;
  /** What was paid just now. */
  paid?: Pick<Receipt, 'total'> | null | undefined;
  /** That the payment which cleared the order was received just now; it is said for all of that day. */
  received?: ReactNode;
  /** What can be done now. */
  children: ReactNode;
};

/** The debt is gone: that 0 is left, and what the loan has cost; as a sum where that is not what was signed. */
export function ClearedHero({ order, name, paid, received, children }: Props) {
  const t = useTranslations('home.cleared');
  const today = useToday();
  const ofToday = order ? clearedToday(order, today) : null;
  return (
    <Hero
      sun="freed"
      pill={
        order ? (
          <OrderPill order={order} />
        ) : (
          <Pill tone="ok" icon={iconCircleCheck}>
            {t('pill')}
          </Pill>
        )
      }
      title={name ? t('title', { name }) : t('titleNoName')}
      amount={
        <>
          {order && paid && <AmountPaid amount={paid.total} />}
          <Money size="hero" amount={0} />
          {received ?? (order && ofToday && <Received order={order} received={ofToday} />)}
        </>
      }
      text={useHowPaid(order)}
    >
      {children}
      {order && costsMore(order) !== null && <PaidCost order={order} />}
    </Hero>
  );
}
