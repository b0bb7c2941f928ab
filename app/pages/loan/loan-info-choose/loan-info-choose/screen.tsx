'use client';
import { useTranslations } from 'next-intl';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { BorrowGate } from '@/app/loan/borrow-gate';
import { choiceQuery, type PartialChoice } from '@/app/loan/choice';
import { offersFor } from '@/app/loan/choosing/fit-choice';
import { useWaited } from '@/app/loan/choosing/use-waited';
import { FailedFrame } from '@/app/loan/failed-frame';
import { EmptyArt } from '@/components/art/states/empty-art';
import { Button } from '@/components/button/button';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { StateView } from '@/components/state-view/state-view';
import type { Home } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ChooseSkeleton } from './choose-skeleton';
import { Chooser } from './chooser';
import { ids } from './screen.ids';
import './screen.css';

/**
 * How much, for how long, and what that costs (contract.md section 5, loan-info-choose). The address may
 * name a choice to begin with.
 */
export const screen = defineScreen({
  query: choiceQuery,
  Screen: LoanInfoChoose,
  needsLogin: true,
});

function LoanInfoChoose(address: PartialChoice) {
  const t = useTranslations('loanInfoChoose');
  return (
    <BorrowGate title={t('title')} skeleton={<ChooseSkeleton />}>
      {(home) => <WithOffers home={home} address={address} />}
    </BorrowGate>
  );
}

/** How long the choice waits for the coupons once it could stand: a jump is worse than this. */
const couponWaitMs = 1_500;

function WithOffers({ home, address }: { home: Home; address: PartialChoice }) {
  const t = useTranslations('loanInfoChoose');
  const linkTo = useLinkTo();
  const call = useCall('app/get_product_list', {});
  // Asked for with the products: the row of the coupons stands between the choice and its cost.
  const { data: benefits, error: noBenefits } = useCall('coupon/my_coupon', {});
  const waited = useWaited(call.data !== undefined, couponWaitMs);
  const products = benefits || noBenefits || waited ? call.data : undefined;
  if (!call.data && call.error) return <FailedFrame title={t('title')} call={call} />;
  const offers = products && offersFor(products, home.quota);
  if (offers) return <Chooser address={address} offers={offers} />;
  return (
    <ScreenFrame
      title={t('title')}
      heading={!products}
      busy={!products}
      dock={!products && <SkeletonDock note />}
    >
      {products ? (
        <StateView
          page
          art={<EmptyArt />}
          title={t('noCredit.title')}
          text={t('noCredit.text')}
          action={
            <Button id={ids.moreCredit} {...linkTo('/pages/contract-new/increase-amount')}>
              {t('noCredit.action')}
            </Button>
          }
        />
      ) : (
        <ChooseSkeleton />
      )}
    </ScreenFrame>
  );
}
