import { useTranslations } from 'next-intl';
import { useCancelUntil } from '@/app/orders/cancel/use-cancel-until';
import { OrderPill } from '@/app/orders/order-pill';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Money } from '@/components/money/money';
import type { Order } from '@/lib/api/schemas/order';
import { Link } from '@/lib/router/link';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { useStatePolling } from '../use-state-polling';
import { LoanCard } from './loan-card';
import { SentHero } from './sent-hero';
import { ToDetail } from './to-detail';

type Props = PartProps & { order: Order };

/** Signed and being paid out; Home is refetched when the payout has arrived. */
export function PayoutPending({ home, order, refetch, isRefetching }: Props) {
  const review = useTranslations('home.review');
  const cancel = useCancelUntil(order);
  useStatePolling('waiting', () => void refetch());
  return (
    <>
      <SentHero order={order} name={home.user?.first_name}>
        <ToDetail order={order} />
        <Button
          id={ids.refresh}
          variant="text"
          icon={iconRefresh}
          loading={isRefetching}
          opens
          onClick={() => void refetch()}
        >
          {review('refresh')}
        </Button>
      </SentHero>
      <LoanCard order={order} hasLink={false} />
      {cancel && (
        <p className="small mt-3">
          <Link to="/pages/order-detail/order-detail" query={{ order_no: order.order_no }}>
            {cancel}
          </Link>
        </p>
      )}
    </>
  );
}

/** The account rejected the payout: the reason, the account, and a link to correct it. */
export function PayoutFailed({ order }: Props) {
  const t = useTranslations('home.paymentFailed');
  const linkTo = useLinkTo();
  const { account_type: type, tail } = order.account;
  return (
    <>
      <Hero
        sun="clouded"
        pill={<OrderPill order={order} />}
        title={t('title')}
        amount={<Money size="hero" amount={order.arrival} />}
        text={order.fail_reason ?? t('reason', { type })}
      >
        <p className="between">
          <b>{t('account', { type })}</b>
          <span className="muted">{t('tail', { type, tail })}</span>
        </p>
        <p className="small muted mt-2">{t('next')}</p>
        <Button id={ids.fixAccount} {...linkTo('/pages/step/step-withdrawal/step-withdrawal')}>
          {t('fix')}
        </Button>
      </Hero>
      <LoanCard order={order} />
    </>
  );
}
