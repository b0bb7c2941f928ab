'use client';
import { useTranslations } from 'next-intl';
import { QuotaCard } from '@/app/benefits/quota-card';
import { LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Button } from '@/components/button/button';
import { iconTrendingUp } from '@/components/icon/shapes/loan';
import { Skeleton } from '@/components/skeleton/skeleton';
import { useCall } from '@/lib/api/use-call';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { BenefitList } from './benefit-list';
import { CouponSkeleton } from './coupon-skeleton';
import { ids } from './screen.ids';
import './screen.css';

/** The person's coupons and vouchers as tickets, below the quota (contract.md section 5, my-coupon). */
export const screen = defineScreen({ query: noQuery, Screen: MyCoupon, needsLogin: true });

function MyCoupon() {
  const t = useTranslations('myCoupon');
  const linkTo = useLinkTo();
  const call = useCall('coupon/my_coupon', {});
  const { data: home, error: homeError } = useCall('app/home', {});
  const failed = call.data === undefined && call.error !== undefined;
  // The quota stands above the tickets, and these above the button: each waits for what is above it.
  const benefits = home || homeError ? call.data : undefined;
  return (
    <ScreenFrame title={t('title')} heading busy={benefits === undefined && !failed}>
      {(benefits || failed) && home?.quota && <QuotaCard quota={home.quota} />}
      {benefits ? (
        <BenefitList benefits={benefits} state={home?.state} />
      ) : failed ? (
        <LoadFailure call={call} />
      ) : (
        <Skeleton>
          <CouponSkeleton />
        </Skeleton>
      )}
      {(benefits || failed) && (
        <div className="section section--near">
          <Button
            id={ids.raise}
            variant="soft"
            icon={iconTrendingUp}
            {...linkTo('/pages/contract-new/increase-amount')}
          >
            {t('raise')}
          </Button>
        </div>
      )}
    </ScreenFrame>
  );
}
