'use client';
import { useTranslations } from 'next-intl';
import { QuotaCard, QuotaSkeleton } from '@/app/benefits/quota-card';
import { raiseOf } from '@/app/benefits/raise-of';
import { LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { blockReason } from '@/app/loan/block-reason';
import { shownQuota } from '@/app/loan/shown-quota';
import { Button } from '@/components/button/button';
import { iconTrendingUp } from '@/components/icon/shapes/loan';
import { Bone, Skeleton } from '@/components/skeleton/skeleton';
import { useCall } from '@/lib/api/use-call';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { BenefitList } from './benefit-list';
import { ids } from './screen.ids';

/** The user's coupons and vouchers as tickets, below the quota (contract.md section 5, my-coupon). */
export const screen = defineScreen({ query: noQuery, Screen: MyCoupon, needsLogin: true });

function MyCoupon() {
  const t = useTranslations('myCoupon');
  const increase = useTranslations('increaseAmount.none');
  const linkTo = useLinkTo();
  const call = useCall('coupon/my_coupon', {});
  const { data: home, error: homeError } = useCall('app/home', {});
  const quota = home && shownQuota(home);
  const failed = call.data === undefined && call.error !== undefined;
  // Each part waits for the one above it, so that the layout does not shift.
  const benefits = home || homeError ? call.data : undefined;
  return (
    <ScreenFrame title={t('title')} heading busy={benefits === undefined && !failed}>
      {(benefits || failed) && quota && (
        <QuotaCard
          quota={quota}
          isLocked={blockReason(home.state) === 'running'}
          raise={raiseOf(benefits)}
        />
      )}
      {benefits ? (
        <BenefitList benefits={benefits} state={home?.state} limit={quota?.total} />
      ) : failed ? (
        <LoadFailure call={call} part="coupons" />
      ) : (
        <CouponSkeleton />
      )}
      {benefits && (
        <div className="section section--near">
          {home && !quota ? (
            <Button variant="soft" {...linkTo('/', {}, 'relaunch')}>
              {increase('action')}
            </Button>
          ) : (
            <Button
              id={ids.raise}
              variant="soft"
              icon={iconTrendingUp}
              {...linkTo('/pages/contract-new/increase-amount')}
            >
              {t('raise')}
            </Button>
          )}
        </div>
      )}
    </ScreenFrame>
  );
}

function CouponSkeleton() {
  return (
    <Skeleton>
      <QuotaSkeleton />
      <div className="my-coupon__tabs">
        <Bone shape="control" />
      </div>
      <div className="tickets stack">
        <TicketSkeleton />
        <TicketSkeleton />
      </div>
    </Skeleton>
  );
}

function TicketSkeleton() {
  return (
    <div className="ticket">
      <div className="ticket__body">
        <Bone shape="title" width={60} />
        <Bone width={60} />
      </div>
      <div className="ticket__stub">
        <span className="grow">
          <Bone shape="small" width={60} />
          <Bone shape="small" width={80} />
        </span>
      </div>
    </div>
  );
}
