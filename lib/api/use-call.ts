import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import useSWR, {
  mutate,
  type SWRConfiguration,
  unload,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import { localeAtom } from '@/lib/i18n/current-locale';
import { serverNow } from '@/lib/server-time/server-time';
import { registerSwr, revalidationsOf } from './cache';
import { request } from './client';
import type { Body, Path, Ret } from './contract';
import type { ApiError, ApiErrorCode } from './errors';
import { languageHeader } from './header-fields';
import { loadOwnTexts, useTextOf, withOwnTexts } from './own-texts';
import { useRefetchEachDay } from './use-refetch-each-day';
import { useRetry } from './use-retry';

registerSwr({ mutate, unload });

/** The state of one call. */
export type CallState<T> = {
  /** The last reply; it stays while a new one is fetched, and when that fails. */
  data: T | undefined;
  error: ApiError | undefined;
  /** Neither data nor an error yet: show a skeleton. */
  isPending: boolean;
  /** Fetching, or about to because a write has made the data stale. */
  isRefreshing: boolean;
  /** The last request did not reach the server. */
  isOffline: boolean;
  /** When the last reply was received, in ms since 1970 by the server's clock. */
  receivedAt?: number;
  /** Fetches again. Resolves with true after a new reply, with false after a failure. */
  retry: () => Promise<boolean>;
};

type CallOptions = {
  /** SWR's option: shows the reply to the previous body until the next one is here. */
  keepPreviousData?: boolean;
  /** SWR's option: fetches again this often while the page is visible, in ms. */
  refreshInterval?: number;
  /** A failure shows no toast. */
  quiet?: boolean;
};

/**
 * Fetches a call for a screen and keeps it fresh: on focus (at most every 30 s) and on reconnect. Nothing
 * is fetched while `body` is `null`. Components with the same call share one cache entry and one request.
 * The cache key holds the language, as the server's texts depend on it; the page's own texts for the
 * server's codes take their place.
 */
export function useCall<P extends Path>(
  path: P,
  body: Body<P> | null,
  { quiet, keepPreviousData, refreshInterval }: CallOptions = {},
): CallState<Ret<P>> {
  const textOf = useTextOf();
  const call = useFetched(path, body, {
    ...(isStatic(path) ? fetchOnce : {}),
    keepPreviousData,
    refreshInterval,
    fetcher: () => request(path, body ?? {}, { quiet }),
  });
  const received = call.data;
  const data = useMemo(
    () => received && withOwnTexts(path, received, textOf),
    [path, received, textOf],
  );
  return { ...call, data };
}

/**
 * Of each cache entry: how often its call had been revalidated when it was requested, and when it was received, by the
 * server's clock and by the page's.
 */
const receipts = new Map<string, { revalidations: number; at: number; receivedAt: number }>();

type FetchOptions<T> = SWRConfiguration<T, ApiError> & { fetcher: () => Promise<T> };

/**
 * `useCall` with a fetcher of one's own, for what takes several requests. A write that revalidates `path`
 * revalidates this too; `subject` tells entries of one path apart, `null` fetches nothing.
 */
export function useFetched<T>(
  path: Path,
  subject: object | null,
  { fetcher, keepPreviousData, ...options }: FetchOptions<T>,
): CallState<T> {
  useRefetchEachDay();
  const language = languageHeader(useAtomValue(localeAtom));
  const { cache, dedupingInterval } = useSWRConfig();
  const key = subject && callKey(path, subject, language);
  const cacheKey = unstable_serialize(key);
  const identity = unstable_serialize(subject && [path, subject]);
  const [shown, setShown] = useState<string>();
  async function fetchOwn() {
    const revalidations = revalidationsOf(path);
    const received = await besideOwnTexts(fetcher);
    receipts.set(cacheKey, { revalidations, at: serverNow(), receivedAt: performance.now() });
    return received;
  }
  const reply = useSWR<T, ApiError>(key, fetchOwn, {
    ...swrDefaults,
    ...options,
    // After a change of language the old texts stay until the new ones are here, so that no open sheet
    // or typed text is lost.
    keepPreviousData: keepPreviousData || shown === identity,
  });
  const { data } = reply;
  // Another screen's failure, which is being requested again: it is not this one's.
  const [earlier] = useState(() => cache.get(cacheKey)?.error);
  const isEarlier = reply.error !== undefined && reply.error === earlier;
  const error = isEarlier && reply.isValidating ? undefined : reply.error;
  const retry = useRetry(error, reply.mutate);
  if (data !== undefined && !reply.isLoading && !error && shown !== identity) setShown(identity);
  const receipt = receipts.get(cacheKey);
  // SWR requests what it has in its cache anew one frame after it is mounted, and is not validating until then.
  const [opened, setOpened] = useState(() => openingOf(cacheKey, dedupingInterval));
  if (opened.cacheKey !== cacheKey) setOpened(openingOf(cacheKey, dedupingInterval));
  // The mark by which SWR knows a request may outlive the interval, as a timer removes it: then it requests nothing.
  useEffect(() => {
    if (!opened.isOld) return;
    const frame = requestAnimationFrame(() => {
      const isNew = receipts.get(opened.cacheKey) !== opened.receipt;
      if (isNew || cache.get(opened.cacheKey)?.isValidating) return;
      setOpened((last) => (last === opened ? { ...last, isOld: false } : last));
    });
    return () => cancelAnimationFrame(frame);
  }, [opened, cache]);
  const isOld = opened.isOld && opened.receipt === receipt && options.revalidateIfStale !== false;
  const isStale = isOld || (receipt?.revalidations ?? 0) < revalidationsOf(path);
  return {
    data,
    error,
    isPending: data === undefined && !error,
    isRefreshing:
      reply.isValidating || (isStale && !error && cache.get(cacheKey)?.data !== undefined),
    isOffline: isOfflineError(error),
    receivedAt: receipt?.at,
    // SWR's own promise resolves in either case.
    retry: () => retry().then(() => cache.get(cacheKey)?.error === undefined),
  };
}

/** What there is of an entry when a component first shows it; `isOld`: it is requested again, after this many ms. */
function openingOf(cacheKey: string, dedupingInterval: number) {
  const receipt = receipts.get(cacheKey);
  const isOld = receipt !== undefined && performance.now() - receipt.receivedAt > dedupingInterval;
  return { cacheKey, receipt, isOld };
}

/** Loads the page's own texts for the server's codes while the reply is on its way. */
export async function besideOwnTexts<T>(fetcher: () => Promise<T>): Promise<T> {
  const [reply] = await Promise.all([fetcher(), loadOwnTexts()]);
  return reply;
}

/** The SWR key of a call. The path comes first: `revalidate` finds keys by it. */
export function callKey<P extends Path, B>(path: P, body: B, language: string) {
  return [path, body, language] as const;
}

/** True when the server was not reached: screens then show "offline" instead of "failed". */
export function isOfflineError(error: ApiError | undefined): boolean {
  return error?.code === 'network';
}

const retryableCodes: ReadonlySet<ApiErrorCode> = new Set(['network', 'timeout', 'http'] as const);

/** SWR's options for everything that is read: one automatic retry, and only after a weak connection. */
export const swrDefaults = {
  focusThrottleInterval: 30_000,
  errorRetryCount: 1,
  errorRetryInterval: 8_000,
  shouldRetryOnError: (error: ApiError) => retryableCodes.has(error.code),
} as const satisfies SWRConfiguration<unknown, ApiError>;

/** What forms are made of. It does not change during a visit. */
const staticPaths: ReadonlySet<Path> = new Set([
  'app/get_login_option',
  'app/get_list_page1_new',
  'app/get_list_page2_new',
  'app/get_area',
  'app/get_bank_list',
] as const);

/** Whether the reply is what a form is made of. */
export function isStatic(path: Path): boolean {
  return staticPaths.has(path);
}

const fetchOnce = { revalidateIfStale: false, revalidateOnFocus: false } as const;
