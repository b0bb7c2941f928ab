import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { mutate, useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { localeAtom } from '@/lib/i18n/current-locale';
import { onRevalidate } from './cache';
import { request } from './client';
import type { ApiError } from './errors';
import { languageHeader } from './header-fields';
import { orderWithOwnTexts, useTextOf } from './own-texts';
import { pageSize } from './page-size';
import type { Order, OrderPage } from './schemas/order';
import { besideOwnTexts, type CallState, callKey, isOfflineError, swrDefaults } from './use-call';
import { useRefetchEachDay } from './use-refetch-each-day';
import { useRetry } from './use-retry';

/** The two paginated lists. */
export type OrderList = 'user/get_processing_order' | 'user/get_complete_order';

/** The state of an infinite list; `data` is what was fetched so far, each order once. */
export type EndlessState = CallState<readonly Order[]> & {
  /** The number of orders on the server, from its last reply. */
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Fetches the next page, or a failed one again; does nothing while a request is in flight. */
  loadMore: () => void;
};

type PageKey = (index: number) => readonly [OrderList, { page: number }, string] | null;

// An infinite list refetches only pages without data. This clears those of lists that are not mounted too.
onRevalidate((paths) => {
  void mutate((key) => isPageKey(key) && paths.includes(key[0]), undefined, { revalidate: false });
});

function isPageKey(key: unknown): key is NonNullable<ReturnType<PageKey>> {
  return Array.isArray(key) && 'page' in Object(key[1]);
}

/**
 * Fetches a list of orders page by page. An order that has moved to another page meanwhile is shown once.
 * Pages with different totals were fetched at different states of the list, so all are refetched.
 * Nothing is fetched unless `enabled`. `known` is shown until the first reply.
 */
export function useEndless(path: OrderList, enabled = true, known?: OrderPage[]): EndlessState {
  useRefetchEachDay();
  const language = languageHeader(useAtomValue(localeAtom));
  const { cache } = useSWRConfig();
  // Page 1 while further pages are fetched: SWR would request it again with each of them.
  const firstPage = useRef<OrderPage>(undefined);
  const keyOf = useMemo(() => pageKeys(path, enabled, language), [path, enabled, language]);
  const {
    data,
    error,
    size,
    isValidating,
    mutate: refetch,
    setSize,
  } = useSWRInfinite<OrderPage, ApiError, PageKey>(
    keyOf,
    ([, { page }]) => {
      const kept = page === 1 ? firstPage.current : undefined;
      firstPage.current = undefined;
      return kept ?? besideOwnTexts(() => request(path, { page, page_size: pageSize }));
    },
    { ...swrDefaults, fallbackData: known },
  );
  const retry = useRetry(error, refetch);
  const hasMixedTotals = data?.some(({ total }) => total !== data[0]?.total) ?? false;
  useEffect(() => {
    if (hasMixedTotals) void refetch();
  }, [hasMixedTotals, refetch]);
  useEffect(
    () => onRevalidate((paths) => void (paths.includes(path) && refetch())),
    [path, refetch],
  );

  // A second tap comes before the first one has rendered.
  const isRequested = useRef(false);
  const textOf = useTextOf();
  // The same object for the same order: rows that are shown are not rendered again when a page is added.
  const withTexts = useMemo(() => {
    const known = new WeakMap<Order, Order>();
    return (order: Order) => {
      const own = known.get(order) ?? orderWithOwnTexts(order, textOf);
      known.set(order, own);
      return own;
    };
  }, [textOf]);
  const orders = useMemo(() => data && withoutDuplicates(data).map(withTexts), [data, withTexts]);
  const pages = data ?? [];
  const last = pages.at(-1);
  const fetched = pages.reduce((sum, page) => sum + page.list.length, 0);
  const hasMore = last !== undefined && fetched < last.total && bringsNew(pages);
  async function loadMore() {
    if (!data || !hasMore || isValidating || isRequested.current) return;
    isRequested.current = true;
    firstPage.current = data[0];
    await setSize(data.length + 1).catch(() => undefined);
    firstPage.current = undefined;
    isRequested.current = false;
  }
  return {
    data: orders,
    error,
    isPending: data === undefined && !error,
    isRefreshing: isValidating,
    isOffline: isOfflineError(error),
    retry: () => retry().then(() => cache.get(unstable_serialize(keyOf))?.error === undefined),
    total: last?.total ?? 0,
    hasMore,
    isLoadingMore: isValidating && data !== undefined && size > data.length,
    loadMore: () => void loadMore(),
  };
}

/** The keys of a list's pages, each page's the same object: SWR writes every key out as text, but each object once. */
function pageKeys(path: OrderList, enabled: boolean, language: string): PageKey {
  const keys: ReturnType<PageKey>[] = [];
  return (index) => {
    if (!enabled) return null;
    const key = keys[index] ?? callKey(path, { page: index + 1 }, language);
    keys[index] = key;
    return key;
  };
}

/** Whether a list's last page has an order that no page before it has: a server that knows no pages sends one again. */
function bringsNew(pages: readonly OrderPage[]): boolean {
  return withoutDuplicates(pages).length > withoutDuplicates(pages.slice(0, -1)).length;
}

function withoutDuplicates(pages: readonly OrderPage[]): readonly Order[] {
  const orders = new Map(pages.flatMap(({ list }) => list).map((order) => [order.order_no, order]));
  return [...orders.values()];
}
