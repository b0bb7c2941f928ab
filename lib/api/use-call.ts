import { useAtomValue } from 'jotai';
import { useState } from 'react';
import useSWR, {
  mutate,
  type SWRConfiguration,
  unload,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import { localeAtom } from '@/lib/i18n/current-locale';
import { askAnew } from './ask-anew';
import { request } from './client';
import type { Body, Path, Ret } from './contract';
import type { ApiError, ApiErrorCode } from './errors';
import { languageHeader } from './headers';
import { setAnswerCache } from './refresh';

// A log-in or log-out clears the answers by this, without having SWR in the app's first load.
setAnswerCache({ mutate, unload });

/** How one call stands. */
export type CallState<T> = {
  /** The last answer; stays while a new one is under way, and when that one fails. */
  data: T | undefined;
  error: ApiError | undefined;
  /** Nothing to show yet, and on its way. */
  isLoading: boolean;
  /** On its way, with or without something to show. */
  isRefreshing: boolean;
  /** The last try did not reach the server. */
  isOffline: boolean;
  /** Asks anew; resolves when it is done: true with a new answer, false when it failed. */
  retry: () => Promise<boolean>;
};

type Options = {
  /** True to show the answer to the last body until the one to a new body is there. */
  keepPrevious?: boolean;
  /** True for what the screen can do without: a failure is not told (no toast). */
  quiet?: boolean;
};

/**
 * Reads a call for a screen, and keeps it fresh: on focus (at most every 30 s) and on reconnect. `body`
 * `null` asks nothing yet. One answer is shared by all who ask the same within 2 s; only what a weak line
 * broke is tried again by itself, and once. Kept apart by language, as the server's lists are in it.
 */
export function useCall<P extends Path>(
  path: P,
  body: Body<P> | null,
  { keepPrevious = false, quiet = false }: Options = {},
): CallState<Ret<P>> {
  const language = languageHeader(useAtomValue(localeAtom));
  const { cache } = useSWRConfig();
  const key = body && callKey(path, body, language);
  const subject = unstable_serialize(body && [path, body]);
  const [answered, setAnswered] = useState<string>();
  const {
    data,
    error,
    isLoading,
    isValidating,
    mutate: ask,
  } = useSWR<Ret<P>, ApiError>(key, () => request(path, body ?? {}, { quiet }), {
    ...readingHabits,
    ...(settled.has(path) ? onceEnough : {}),
    // In another language the same is shown until its own answer is there: nothing open or typed is lost.
    keepPreviousData: keepPrevious || answered === subject,
  });
  if (data !== undefined && !isLoading && !error && answered !== subject) setAnswered(subject);
  return {
    data,
    error,
    isLoading,
    isRefreshing: isValidating,
    isOffline: isOfflineError(error),
    retry: () => askAnew({ ask, cache, key: unstable_serialize(key) }),
  };
}

/** SWR's key of a call: the path first, which is how `refresh` finds it. */
export function callKey<P extends Path, B>(path: P, body: B, language: string) {
  return [path, body, language] as const;
}

/** How every reading call behaves on a weak line. */
export const readingHabits = {
  focusThrottleInterval: 30_000,
  errorRetryCount: 1,
  errorRetryInterval: 8_000,
  shouldRetryOnError: (error: ApiError) => weakLine.has(error.code),
} as const satisfies SWRConfiguration<unknown, ApiError>;

/** True where the server was not reached, so that the screen says "offline" rather than "failed". */
export function isOfflineError(error: ApiError | undefined): boolean {
  return error?.code === 'network';
}

const weakLine: ReadonlySet<ApiErrorCode> = new Set(['network', 'timeout', 'http'] as const);

/** Lists that do not change while a person looks at them: asked for once, not at every visit. */
const settled: ReadonlySet<Path> = new Set([
  'app/get_login_option',
  'app/get_list_page1_new',
  'app/get_list_page2_new',
  'app/get_area',
  'app/get_bank_list',
] as const);

const onceEnough = { revalidateIfStale: false, revalidateOnFocus: false } as const;
