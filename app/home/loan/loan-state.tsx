import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconCircleCheck } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Pill } from '@/components/pill/pill';
import { availableQuota } from '@/lib/loan/amount';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import { HomeError } from '../home-error';
import type { PartProps } from '../state-part';
import { Lending } from './lending';
import { LoanCard } from './loan-card';
import { Overdue } from './overdue';
import { PayoutFailed, PayoutPending } from './payout';

/** The part of Home about a loan, for each of its states. */
export function LoanState(props: PartProps) {
  const { home, refetch, isRefetching } = props;
  const { state, order } = home;
  if (state === 'cleared') return <Cleared {...props} />;
  // Without its order nothing may be shown that looks as if nothing were due.
  if (!order) return <HomeError isOffline={false} retry={refetch} isRetrying={isRefetching} />;
  switch (state) {
    case 'waiting':
      return <PayoutPending {...props} order={order} />;
    case 'lending':
      return <Lending {...props} order={order} />;
    case 'overdue':
      return <Overdue {...props} order={order} />;
    case 'payment_failed':
      return <PayoutFailed {...props} order={order} />;
    default:
      return null;
  }
}

/** The loan is repaid: how much can be borrowed next. */
function Cleared({ home, heroOnly }: PartProps) {
  const t = useTranslations('home.cleared');
  const loan = useTranslations('home.loan');
  const linkTo = useLinkTo();
  const name = home.user?.first_name;
  const amount = home.quota ? availableQuota(home.quota) : home.teaser.max_amount;
  return (
    <>
      <Hero
        sun="high"
        pill={
          <Pill tone="ok" icon={iconCircleCheck}>
            {t('pill')}
          </Pill>
        }
        title={name ? t('title', { name }) : t('titleNoName')}
        amount={<Money size="hero" amount={amount} />}
      >
        <p>{t('thanks')}</p>
        <p className="small muted">{t('noReview')}</p>
        <Button id={ids.again} {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}>
          {t('again')}
        </Button>
      </Hero>
      {!heroOnly && home.order && <LoanCard order={home.order} title={loan('lastTitle')} />}
    </>
  );
}
