import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { localeAtom } from '@/lib/i18n/current-locale';
import { askAnew } from './ask-anew';
import { request } from './client';
import type { ApiError } from './errors';
import { languageHeader } from './headers';
import { onRefresh, takeOutdated } from './refresh';
import type { Order, OrderPage } from './schemas/order';
import { type CallState, callKey, isOfflineError, readingHabits } from './use-call';

/** The two lists that have no end known beforehand. */
export type OrderList = 'user/get_processing_order' | 'user/get_complete_order';

/** How an endless list stands; `data` is all that came so far, each order once. */
export type EndlessState = CallState<readonly Order[]> & {
  /** How many there are in all, by the server's last word. */
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Asks for the next page, or again for one that failed; does nothing while one is on its way. */
  loadMore: () => void;
};

type PageKey = (index: number) => readonly [OrderList, { page: number }, string] | null;

/** How many orders a page holds. */
export const pageSize = 20;

/**
 * Reads a list of orders page by page. An order that moved to another page while the person read is
 * shown once; pages that disagree on the total were read at different times, so all are read anew.
 * `enabled` false asks nothing, as for a guest.
 */
export function useEndless(path: OrderList, enabled = true): EndlessState {
  const language = languageHeader(useAtomValue(localeAtom));
  const { cache } = useSWRConfig();
  const keyOf: PageKey = (index) => (enabled ? callKey(path, { page: index + 1 }, language) : null);
  const list = useSWRInfinite<OrderPage, ApiError, PageKey>(
    keyOf,
    ([, { page }]) => request(path, { page, page_size: pageSize }),
    readingHabits,
  );
  const { data: pages, error, size, isLoading, isValidating } = list;
  const retry = () => askAnew({ ask: list.mutate, cache, key: unstable_serialize(keyOf) });
  // A second tap comes before the first one has rendered.
  const isAsking = useRef(false);
  useRereading(path, pages, retry);

  const orders = useMemo(() => pages && withoutDoubles(pages), [pages]);
  const last = pages?.at(-1);
  const arrived = pages?.reduce((sum, page) => sum + page.list.length, 0) ?? 0;
  const hasMore = last !== undefined && last.list.length > 0 && arrived < last.total;
  return {
    data: orders,
    error,
    isLoading,
    isRefreshing: isValidating,
    isOffline: isOfflineError(error),
    retry,
    total: last?.total ?? 0,
    hasMore,
    isLoadingMore: isValidating && pages !== undefined && size > pages.length,
    loadMore: () => {
      if (!pages || !hasMore || isValidating || isAsking.current) return;
      isAsking.current = true;
      void list
        .setSize(pages.length + 1)
        .catch(ignore)
        .finally(() => {
          isAsking.current = false;
        });
    },
  };
}

/** Reads all pages anew after a write, and when they do not fit together. */
function useRereading(
  path: OrderList,
  pages: readonly OrderPage[] | undefined,
  retry: () => Promise<boolean>,
): void {
  const latest = useRef(retry);
  const isTorn = pages?.some(({ total }) => total !== pages[0]?.total) ?? false;
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (isTorn) void latest.current();
  }, [isTorn]);
  useEffect(() => {
    const reread = () => {
      if (takeOutdated(path)) void latest.current();
    };
    reread();
    return onRefresh(reread);
  }, [path]);
}

function withoutDoubles(pages: readonly OrderPage[]): readonly Order[] {
  const orders = new Map(pages.flatMap(({ list }) => list).map((order) => [order.order_no, order]));
  return [...orders.values()];
}

function ignore(): void {}
