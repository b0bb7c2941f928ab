import { useState } from 'react';
import { fetchGiven, type GivenData } from '@/app/application/given-data';
import { type CallState, useFetched } from '@/lib/api/use-call';

/** Fetches what the application consists of, once the summary is on show: not while photos are on their way. */
export function useSummary(isShown: boolean): CallState<GivenData> {
  const call = useFetched('app/get_basic_info', isShown ? { purpose: 'summary' } : null, {
    fetcher: fetchGiven,
  });
  const [wasReady, setWasReady] = useState(false);
  // Cached data from before a correction are being revalidated and must not be shown as what is sent.
  const isFresh = call.data !== undefined && !call.isRefreshing && !call.error;
  if (isFresh && !wasReady) setWasReady(true);
  return { ...call, data: wasReady || isFresh ? call.data : undefined };
}
