'use client';
import { useTranslations } from 'next-intl';
import { QuotaSkeleton } from '@/app/benefits/quota-card';
import { LoadState } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { blockReason } from '@/app/loan/block-reason';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { Skeleton, SkeletonRows, SkeletonSection } from '@/components/skeleton/skeleton';
import type { Home } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { availableQuota } from '@/lib/loan/amount';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { QuotaView } from './quota-view';
import { ids } from './screen.ids';

/** The quota and how to raise it (contract.md section 5, increase-amount). */
export const screen = defineScreen({ query: noQuery, Screen: IncreaseAmount, needsLogin: true });

function IncreaseAmount() {
  const t = useTranslations('increaseAmount');
  const call = useCall('app/home', {});
  return (
    <ScreenFrame
      title={t('title')}
      heading
      busy={call.isPending}
      dock={call.data && <BorrowDock home={call.data} />}
    >
      <LoadState
        call={call}
        part="limit"
        skeleton={
          <Skeleton>
            <QuotaSkeleton />
            <SkeletonSection>
              <SkeletonRows count={4} discs />
            </SkeletonSection>
          </Skeleton>
        }
      >
        {(home) => <QuotaView home={home} />}
      </LoadState>
    </ScreenFrame>
  );
}

/** The link to the loan choice, as on Home; nothing if no loan can be taken now. */
function BorrowDock({ home: { state, quota, teaser } }: { home: Home }) {
  const t = useTranslations('home');
  const linkTo = useLinkTo();
  const isApproved = state === 'approved';
  const available = quota ? availableQuota(quota) : 0;
  if (blockReason(state) !== null || available < teaser.min_amount) return null;
  return (
    <Dock>
      <Button
        id={ids.borrow}
        variant={isApproved ? 'primary' : 'soft'}
        {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}
      >
        {t(isApproved ? 'approved.choose' : 'cleared.again')}
      </Button>
    </Dock>
  );
}
