import { useTranslations } from 'next-intl';
import { OrderPill } from '@/app/orders/order-pill';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Money } from '@/components/money/money';
import { useFormat } from '@/lib/format/use-format';
import { ids } from '../home.ids';
import { useFollowState } from '../use-follow-state';
import { LoanCard } from './loan-card';
import type { LoanProps } from './loan-props';

/** Signed, and the money is on its way; it is over by itself, and Home notices. */
export function Waiting({ home, order, refresh, isRefreshing, topOnly }: LoanProps) {
  const t = useTranslations('home.waiting');
  const review = useTranslations('home.review');
  const format = useFormat();
  useFollowState('waiting', () => void refresh());
  const name = home.user?.first_name;
  const { account_type: type, tail } = order.account;
  return (
    <>
      <Hero
        sun="half"
        pill={<OrderPill order={order} />}
        title={name ? t('titleNamed', { name }) : t('title')}
        amount={<Money size="hero" amount={order.arrival} />}
        text={t('text', { type, tail })}
      >
        <p className="between">
          <span className="muted">{t('signed')}</span>
          <b className="num">{format.dateTime(order.applied_at)}</b>
        </p>
        <Button
          id={ids.refresh}
          variant="soft"
          icon={iconRefresh}
          loading={isRefreshing}
          onClick={() => void refresh()}
        >
          {review('refresh')}
        </Button>
      </Hero>
      {!topOnly && <LoanCard order={order} />}
    </>
  );
}
