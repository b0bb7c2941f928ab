'use client';
import { useTranslations } from 'next-intl';
import { raiseOf } from '@/app/benefits/raise-of';
import { useQuotaTexts } from '@/app/benefits/use-quota-texts';
import { LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { blockReason } from '@/app/loan/block-reason';
import { shownQuota } from '@/app/loan/shown-quota';
import { Button } from '@/components/button/button';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Bone, Skeleton, SkeletonRows } from '@/components/skeleton/skeleton';
import type { Home, Quota } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { availableQuota } from '@/lib/loan/amount';
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
        <QuotaRow home={home} quota={quota} raise={raiseOf(benefits)} />
      )}
      {benefits ? (
        <BenefitList benefits={benefits} state={home?.state} limit={quota?.total} />
      ) : failed ? (
        <LoadFailure call={call} part="coupons" />
      ) : (
        <CouponSkeleton />
      )}
      {benefits && home && !quota && (
        <div className="section section--near">
          <Button variant="soft" {...linkTo('/', {}, 'relaunch')}>
            {increase('action')}
          </Button>
        </div>
      )}
    </ScreenFrame>
  );
}

type QuotaProps = { home: Home; quota: Quota; raise: number };

/** What can be borrowed, or what changes that while a loan is running, as a link to the quota. */
function QuotaRow({ home, quota, raise }: QuotaProps) {
  const t = useTranslations('benefits');
  const format = useFormat();
  const linkTo = useLinkTo();
  const { title, raised } = useQuotaTexts(quota, raise);
  const isLocked = blockReason(home.state) === 'running';
  return (
    <Rows>
      <LinkRow
        id={ids.quota}
        title={
          isLocked ? (
            t('whenPaid')
          ) : (
            <>
              {title} <b>{format.money(availableQuota(quota))}</b>
            </>
          )
        }
        text={isLocked ? undefined : raised}
        {...linkTo('/pages/contract-new/increase-amount')}
      />
    </Rows>
  );
}

function CouponSkeleton() {
  return (
    <Skeleton>
      <SkeletonRows count={1} />
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
