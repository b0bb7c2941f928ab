'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type FailedCall, LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Skeleton, SkeletonRows, SkeletonSection } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { SkeletonState } from '@/components/skeleton/skeleton-state';
import { useCall } from '@/lib/api/use-call';
import { usualAuditMinutes } from '@/lib/loan/constants';
import { defineScreen } from '@/lib/router/define-screen';
import { useRouteLocation, useRouter } from '@/lib/router/use-router';
import { Submitted } from './submitted';

const minutes = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1));

/** After the application was submitted: the next steps, then Home after 5 seconds (product.md sections 2 and 9). */
export const screen = defineScreen({
  /** `minutes`: how long the review usually takes, from the reply to the submission. */
  query: v.object({ minutes: v.fallback(minutes, usualAuditMinutes) }),
  Screen: ApplicationSubmited,
  needsLogin: true,
});

function ApplicationSubmited(query: { minutes: number }) {
  const t = useTranslations('applicationSubmited');
  const submission = useSubmission();
  if (submission.name === 'inReview') {
    return <Submitted submittedAt={submission.submittedAt} minutes={query.minutes} />;
  }
  if (submission.name === 'loading') {
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
      <LoadFailure call={submission.call} page part="application" />
    </ScreenFrame>
  );
}

type Submission =
  | { name: 'loading' }
  | { name: 'failed'; call: FailedCall }
  /** `submittedAt` is missing until Home is fetched. */
  | { name: 'inReview'; submittedAt?: string };

/**
 * Whether an application is in review. When navigated to, it was just submitted, so there is nothing to wait
 * for; after a reload or by a link, Home is fetched first. Relaunches to Home if nothing is in review.
 */
function useSubmission(): Submission {
  const call = useCall('app/home', {}, { quiet: true });
  const router = useRouter();
  const { navigationType } = useRouteLocation();
  const [isSubmitted, setSubmitted] = useState(navigationType !== 'load');
  const { data, error, isRefreshing } = call;
  // The cached reply may be from before the submission.
  const isFresh = data !== undefined && !isRefreshing && !error;
  const isInReview = isFresh && data.state === 'review';
  const isElsewhere = isFresh && !isInReview;
  useEffect(() => {
    if (isElsewhere) router.relaunch('/');
  }, [isElsewhere, router]);
  if (isInReview && !isSubmitted) setSubmitted(true);
  if (isSubmitted || isInReview) {
    return { name: 'inReview', submittedAt: isInReview ? data.review?.submitted_at : undefined };
  }
  return error && !isRefreshing ? { name: 'failed', call } : { name: 'loading' };
}
