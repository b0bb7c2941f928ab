'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { HomeSkeleton } from '@/app/home/home-skeleton';
import { HomeView } from '@/app/home/home-view';
import { LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { useCall } from '@/lib/api/use-call';
import { submittedRedirectSeconds } from '@/lib/loan/constants';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useRouter } from '@/lib/router/use-router';

/**
 * After the application was submitted: what Home shows of it, then Home itself after 5 seconds (product.md sections 2
 * and 9), by which nothing that is read goes away.
 */
export const screen = defineScreen({
  query: noQuery,
  Screen: ApplicationSubmited,
  needsLogin: true,
});

function ApplicationSubmited() {
  const t = useTranslations('home.standalone');
  const call = useCall('app/home', {}, { quiet: true });
  const { data, error, isRefreshing } = call;
  const isInReview = data?.state === 'review';
  // The cached reply may be from before the submission.
  const isElsewhere = data !== undefined && !isInReview && !isRefreshing && !error;
  useOpenHome({ now: isElsewhere, later: isInReview });
  if (isInReview) return <HomeView />;
  if (error && !isRefreshing) {
    return (
      <ScreenFrame title={t('review')}>
        <LoadFailure call={call} page part="application" />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame title={t('review')} back={false} sky busy>
      <HomeSkeleton title={t('review')} />
    </ScreenFrame>
  );
}

/** Opens Home at once, or later: not once the user has touched the page, which would then scroll and lose the focus. */
function useOpenHome({ now, later }: { now: boolean; later: boolean }): void {
  const router = useRouter();
  const [isUsed, setUsed] = useState(false);
  const waits = later && !isUsed;
  useEffect(() => {
    if (now) router.relaunch('/');
  }, [now, router]);
  useEffect(() => {
    if (!waits) return;
    const stop = () => setUsed(true);
    const timer = setTimeout(() => router.relaunch('/'), submittedRedirectSeconds * 1000);
    window.addEventListener('keydown', stop);
    window.addEventListener('pointerdown', stop);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', stop);
      window.removeEventListener('pointerdown', stop);
    };
  }, [waits, router]);
}
