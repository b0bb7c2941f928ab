import { useTranslations } from 'next-intl';
import { OrderPill } from '@/app/orders/order-pill';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { Money } from '@/components/money/money';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import { LoanCard } from './loan-card';
import type { LoanProps } from './loan-props';

/** The money came back: why, which account it was, and the way to correct it. */
export function PaymentFailed({ order, topOnly }: LoanProps) {
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
        text={order.fail_reason ?? t('reason')}
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
      {!topOnly && <LoanCard order={order} />}
    </>
  );
}
