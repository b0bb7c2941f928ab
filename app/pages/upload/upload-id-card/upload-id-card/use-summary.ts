import { useState } from 'react';
import { fetchGiven, type GivenData } from '@/app/application/given-data';
import { loadFailure, type StepPending } from '@/app/application/use-step-load';
import { useFetched } from '@/lib/api/use-call';

/** Fetches what the application consists of. */
export function useSummary(): StepPending | { name: 'ready'; data: GivenData } {
  const call = useFetched('app/get_basic_info', { purpose: 'summary' }, { fetcher: fetchGiven });
  const [wasReady, setWasReady] = useState(false);
  const failure = loadFailure([call]);
  if (failure) return failure;
  // Cached data from before a correction is being revalidated and must not be shown as what is sent.
  const isReady = wasReady || !call.isRefreshing;
  if (!isReady || call.data === undefined) return { name: 'loading' };
  if (!wasReady) setWasReady(true);
  return { name: 'ready', data: call.data };
}
