import { useTranslations } from 'next-intl';
import { useOrder } from '@/app/orders/use-order';
import { Button } from '@/components/button/button';
import { iconCircleCheck } from '@/components/icon/shapes/status';
import type { Order } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import { HomeError } from '../home-error';
import { HomeSkeleton } from '../home-skeleton';
import { LimitHero } from '../limit-hero';
import type { PartProps } from '../part-props';
import { Lending } from './lending';
import { LoanCard } from './loan-card';
import { Overdue } from './overdue';
import { PayoutFailed, PayoutPending } from './payout';

/** The part of Home about a loan, for each of its states. */
export function LoanState(props: PartProps) {
  const { state, order } = props.home;
  if (state === 'cleared') return <Cleared {...props} />;
  return order ? <RunningLoan {...props} order={order} /> : <NewestLoan {...props} />;
}

/** The loan of a Home without an order, from the list of loans. */
function NewestLoan(props: PartProps) {
  const t = useTranslations('shell.tabs');
  const { data: order, isPending, isOffline, isRefreshing, retry } = useOrder('');
  if (order) return <RunningLoan {...props} order={order} />;
  if (isPending) return <HomeSkeleton title={t('home')} />;
  // Nothing may be shown that looks as if nothing were due.
  return <HomeError isOffline={isOffline} retry={retry} isRetrying={isRefreshing} />;
}

function RunningLoan(props: PartProps & { order: Order }) {
  const { home, order } = props;
  switch (home.state) {
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
  return (
    <>
      <LimitHero home={home} of="cleared" icon={iconCircleCheck}>
        <p className="small muted">{t('noReview')}</p>
        <Button id={ids.again} {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}>
          {t('again')}
        </Button>
      </LimitHero>
      {!heroOnly && home.order && <LoanCard order={home.order} title={loan('lastTitle')} />}
    </>
  );
}
