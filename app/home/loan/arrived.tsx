import { useTranslations } from 'next-intl';
import { OrderPill } from '@/app/orders/order-pill';
import { Hero } from '@/components/hero/hero';
import { Money } from '@/components/money/money';
import type { Order } from '@/lib/api/schemas/order';
import { DueTile } from './due-reminder';
import { SentPill } from './sent-pill';
import { ToDetail } from './to-detail';
import { useLoanFigures } from './use-loan-figures';

/**
 * The day of the payout belongs to the money: what was sent and where, as after signing; then what is paid back, with its
 * date for the calendar. Its button is where it was while the money was on its way.
 */
export function Arrived({ order }: { order: Order }) {
  const t = useTranslations('home.arrived');
  const { total } = useLoanFigures(order);
  const { account_type: type, tail } = order.account;
  const { disbursed_at: sentAt } = order;
  return (
    <>
      <Hero
        sun="high"
        pill={sentAt ? <SentPill at={sentAt} /> : <OrderPill order={order} />}
        title={t('title')}
        amount={<Money size="hero" amount={order.arrival} />}
        text={t('text', { type, tail })}
      >
        <p className="between">
          <span className="muted">{total.label}</span>
          <b className="num">{total.value}</b>
        </p>
        <ToDetail order={order} />
      </Hero>
      <DueTile order={order} />
    </>
  );
}
