import { useEffect, useState } from 'react';
import type { Home } from '@/lib/api/schemas/home';
import { type CallState, useCall } from '@/lib/api/use-call';
import { useRouteLocation, useRouter } from '@/lib/router/use-router';

/** Whether there is an application in review to tell of. */
export type Arrival =
  | { name: 'loading' }
  | { name: 'failed'; home: CallState<Home> }
  /** `submittedAt` is missing until the server was asked. */
  | { name: 'inReview'; submittedAt?: string };

/**
 * Who comes from handing in is told at once; after a reload or by a bare link the server is asked
 * first. Where nothing is in review, Home has the word.
 */
export function useArrival(): Arrival {
  const home = useCall('app/home', {}, { quiet: true });
  const router = useRouter();
  const { navigationType } = useRouteLocation();
  const [told, setTold] = useState(navigationType !== 'load');
  const { data, error, isRefreshing } = home;
  // What an earlier screen has left may be old: only a fresh answer counts.
  const known = data !== undefined && !isRefreshing && !error;
  const inReview = known && data.state === 'review';
  const elsewhere = known && !inReview;
  useEffect(() => {
    if (elsewhere) router.relaunch('/');
  }, [elsewhere, router]);
  if (inReview && !told) setTold(true);
  if (told || inReview) {
    return { name: 'inReview', submittedAt: inReview ? data.review?.submitted_at : undefined };
  }
  return error && !isRefreshing ? { name: 'failed', home } : { name: 'loading' };
}
