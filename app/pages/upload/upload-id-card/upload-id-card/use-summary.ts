import { useState } from 'react';
import { loadFailure, type StepPending } from '@/app/application/use-step-load';
import { request } from '@/lib/api/client';
import { useFetched } from '@/lib/api/use-call';

/** All that the user has given, as the server has it, with the lists that name it. */
export type SummaryData = Awaited<ReturnType<typeof fetchSummary>>;

/** Fetches what the application consists of. */
export function useSummary(): StepPending | { name: 'ready'; data: SummaryData } {
  const call = useFetched('app/get_basic_info', { purpose: 'summary' }, { fetcher: fetchSummary });
  const [wasReady, setWasReady] = useState(false);
  const failure = loadFailure([call]);
  if (failure) return failure;
  // Cached data from before a correction is being revalidated and must not be shown as what is sent.
  const isReady = wasReady || !call.isRefreshing;
  if (!isReady || call.data === undefined) return { name: 'loading' };
  if (!wasReady) setWasReady(true);
  return { name: 'ready', data: call.data };
}

const quiet = { quiet: true } as const;

async function fetchSummary() {
  const [basic, extra, transfer, basicOptions, extraOptions, cities] = await Promise.all([
    request('app/get_basic_info', {}, quiet),
    request('app/get_extra_info', {}, quiet),
    request('app/get_bank_info', {}, quiet),
    request('app/get_list_page1_new', {}, quiet),
    request('app/get_list_page2_new', {}, quiet),
    request('app/get_area', {}, quiet),
  ]);
  const [districts, communities, banks] = await Promise.all([
    basic ? request('app/get_area', { parent: basic.city }, quiet) : [],
    basic ? request('app/get_area', { parent: basic.district }, quiet) : [],
    transfer?.account_type === 'bank' ? request('app/get_bank_list', {}, quiet) : [],
  ]);
  const areas = [...cities, ...districts, ...communities];
  return { basic, extra, transfer, basicOptions, extraOptions, areas, banks };
}
