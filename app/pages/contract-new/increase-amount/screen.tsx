'use client';
import { useTranslations } from 'next-intl';
import { LoadState } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { shownQuota } from '@/app/loan/shown-quota';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { Skeleton, SkeletonRows, SkeletonSection } from '@/components/skeleton/skeleton';
import { SkeletonHero } from '@/components/skeleton/skeleton-hero';
import { StateView } from '@/components/state-view/state-view';
import { useCall } from '@/lib/api/use-call';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { QuotaView } from './quota-view';

/** The quota and how to raise it (contract.md section 5, increase-amount). */
export const screen = defineScreen({ query: noQuery, Screen: IncreaseAmount, needsLogin: true });

function IncreaseAmount() {
  const t = useTranslations('increaseAmount');
  const call = useCall('app/home', {});
  const quota = call.data && shownQuota(call.data);
  const hasHero = call.isPending || quota !== undefined;
  return (
    <ScreenFrame title={t('title')} heading={!call.data} sky={hasHero} busy={call.isPending}>
      <LoadState
        call={call}
        part="limit"
        skeleton={
          <Skeleton>
            <SkeletonHero />
            <SkeletonSection>
              <SkeletonRows count={3} discs />
            </SkeletonSection>
          </Skeleton>
        }
      >
        {(home) => (quota ? <QuotaView home={home} quota={quota} /> : <NoQuota />)}
      </LoadState>
    </ScreenFrame>
  );
}

/** Before the first approval, and after the end of one. */
function NoQuota() {
  const t = useTranslations('increaseAmount.none');
  const linkTo = useLinkTo();
  return (
    <StateView
      page
      art={<EmptyArt />}
      title={t('title')}
      text={t('text')}
      action={
        <Button variant="soft" {...linkTo('/', {}, 'relaunch')}>
          {t('action')}
        </Button>
      }
    />
  );
}
