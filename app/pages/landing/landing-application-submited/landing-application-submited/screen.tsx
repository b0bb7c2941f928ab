'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { SkeletonRows } from '@/components/skeleton/skeleton-rows';
import { SkeletonSection } from '@/components/skeleton/skeleton-section';
import { SkeletonState } from '@/components/skeleton/skeleton-state';
import { usualAuditMinutes } from '@/lib/loan/constants';
import { defineScreen } from '@/lib/router/define-screen';
import { Submitted } from './submitted';
import { useArrival } from './use-arrival';
import './screen.css';

const minutes = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1));

/** After handing in: what comes next, then Home after 5 seconds (product.md sections 2 and 9). */
export const screen = defineScreen({
  /** `minutes`: how long the review usually takes, from the reply to the handing in. */
  query: v.object({ minutes: v.fallback(minutes, usualAuditMinutes) }),
  Screen: ApplicationSubmited,
  needsLogin: true,
});

function ApplicationSubmited(query: { minutes: number }) {
  const t = useTranslations('applicationSubmited');
  const arrival = useArrival();
  if (arrival.name === 'inReview') {
    return <Submitted submittedAt={arrival.submittedAt} minutes={query.minutes} />;
  }
  if (arrival.name === 'loading') {
    return (
      <ScreenFrame title={t('barUnknown')} back={false} busy dock={<SkeletonDock note second />}>
        <Skeleton title={t('barUnknown')}>
          <SkeletonState />
          <SkeletonSection>
            <SkeletonRows count={4} />
          </SkeletonSection>
        </Skeleton>
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame title={t('barUnknown')}>
      <LoadFailure call={arrival.home} page />
    </ScreenFrame>
  );
}
