import { useAtomValue } from 'jotai';
import { useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { askAnew } from '@/lib/api/ask-anew';
import type { ApiError } from '@/lib/api/errors';
import { languageHeader } from '@/lib/api/headers';
import type { Order } from '@/lib/api/schemas/order';
import { type CallState, callKey, isOfflineError, readingHabits } from '@/lib/api/use-call';
import { localeAtom } from '@/lib/i18n/current-locale';
import { findOrder } from './find-order';

/** How often an order is asked for while something is about to happen to it, in milliseconds. */
const watchMs = 5_000;

type Options = {
  /** Whether something may happen to the order at any moment, such as a payment that arrives. */
  watch?: (order: Order) => boolean;
};

/**
 * One order, or with '' the newest, kept fresh; `data` is `null` where there is none. It is asked for
 * again every 5 s while its money is on its way, or while `watch` says so.
 */
export function useOrder(orderNo: string, { watch }: Options = {}): CallState<Order | null> {
  const language = languageHeader(useAtomValue(localeAtom));
  const { cache } = useSWRConfig();
  // It begins with the list's path, so that a write that refreshes the list refreshes this.
  const key = callKey('user/get_processing_order', { order_no: orderNo }, language);
  const [answered, setAnswered] = useState<string>();
  const { data, error, isLoading, isValidating, mutate } = useSWR<Order | null, ApiError>(
    key,
    () => findOrder(orderNo),
    {
      ...readingHabits,
      // In another language the same order stays until its own answer is there: an open sheet is not lost.
      keepPreviousData: answered === orderNo,
      refreshInterval: (order) =>
        order && (order.state === 'waiting' || watch?.(order)) ? watchMs : 0,
    },
  );
  if (data !== undefined && !isLoading && !error && answered !== orderNo) setAnswered(orderNo);
  return {
    data,
    error,
    isLoading,
    isRefreshing: isValidating,
    isOffline: isOfflineError(error),
    retry: () => askAnew({ ask: mutate, cache, key: unstable_serialize(key) }),
  };
}
