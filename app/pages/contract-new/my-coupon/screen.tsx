'use client';
import { useTranslations } from 'next-intl';
import { QuotaCard } from '@/app/benefits/quota-card';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Button } from '@/components/button/button';
import { iconTrendingUp } from '@/components/icon/shapes/loan';
import { Skeleton } from '@/components/skeleton/skeleton';
import { ErrorState } from '@/components/state-view/error-state';
import { OfflineState } from '@/components/state-view/offline-state';
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
  const { data, error, isOffline, isRefreshing, retry } = useCall('coupon/my_coupon', {});
  const { data: home, error: homeError } = useCall('app/home', {});
  const again = { retrying: isRefreshing, onRetry: () => void retry() };
  const State = isOffline ? OfflineState : ErrorState;
  const failed = data === undefined && error !== undefined;
  // The quota stands above the tickets, and these above the button: each waits for what is above it.
  const benefits = home || homeError ? data : undefined;
  return (
    <ScreenFrame title={t('title')} heading busy={benefits === undefined && !failed}>
      {(benefits || failed) && home?.quota && <QuotaCard quota={home.quota} />}
      {benefits ? (
        <BenefitList benefits={benefits} state={home?.state} />
      ) : failed ? (
        <State {...again} />
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
