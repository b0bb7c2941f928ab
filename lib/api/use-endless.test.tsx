import { act, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { HttpResponse, http, type PathParams } from 'msw';
import { loadCatalogue } from '@/lib/i18n/catalogue';
import { localeAtom } from '@/lib/i18n/current-locale';
import { sampleOrder } from '@/lib/testing/api-samples';
import { never, ok, received, server } from '@/lib/testing/server';
import en from '@/locales/codes/en.json';
import vi from '@/locales/codes/vi.json';
import { clearCache, revalidate } from './cache';
import type { Order } from './schemas/order';
import { useFetched } from './use-call';
import { type OrderList, useEndless } from './use-endless';

const path = 'user/get_processing_order';
const otherPath = 'user/get_complete_order';
const pageSize = 20;
let orders: Order[];

beforeEach(() => {
  jest.useFakeTimers();
  clearCache({ reload: false });
  orders = ordersFrom(1, 45);
  serve();
});

afterEach(() => getDefaultStore().set(localeAtom, 'es'));

function ordersFrom(from: number, to: number): Order[] {
  return Array.from({ length: to - from + 1 }, (_, at) =>
    sampleOrder({ order_no: `L${from + at}` }),
  );
}

function reply(ofPage: (page: number) => Response) {
  server.use(
    http.post<PathParams, { page: number }>('*', async ({ request }) =>
      ofPage((await request.json()).page),
    ),
  );
}

function serve() {
  reply((page) => {
    const list = orders.slice((page - 1) * pageSize, page * pageSize);
    return ok(path, { list, page, total: orders.length });
  });
}

function drop() {
  server.use(http.post('*', () => HttpResponse.error()));
}

const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const pages = () => received.map(({ body }) => JSON.parse(JSON.stringify(body)).page);
const paths = () => received.map((received) => received.path);

async function open(list: OrderList = path) {
  const { result, unmount } = renderHook(() => useEndless(list));
  await pass();
  return {
    unmount,
    list: () => result.current,
    numbers: () => result.current.data?.map(({ order_no }) => order_no) ?? [],
    more: async () => {
      act(() => result.current.loadMore());
      await pass();
    },
  };
}

test('fetches the first page and has more', async () => {
  const { list } = await open();
  expect(list()).toMatchObject({
    total: 45,
    hasMore: true,
    isPending: false,
    isLoadingMore: false,
  });
  expect(list().data).toHaveLength(20);
  expect(received[0]?.body).toEqual({ page: 1, page_size: 20 });
});

test('is pending until the first page is here or has failed', async () => {
  drop();
  const { result } = renderHook(() => useEndless(path));
  expect(result.current).toMatchObject({ data: undefined, isPending: true });
  await pass();
  expect(result.current).toMatchObject({ data: undefined, isPending: false, isOffline: true });
});

test('shows what is known until the list is here, also beside a failure, and then the list', async () => {
  drop();
  const known = [{ list: ordersFrom(7, 7), page: 1, total: 1 }];
  const { result } = renderHook(() => useEndless(path, true, known));
  expect(result.current).toMatchObject({ isPending: false, hasMore: false, total: 1 });
  // SWR fetches one frame later where there is something to show.
  await pass(20);
  expect(result.current).toMatchObject({ data: known[0]?.list, isOffline: true });
  serve();
  await act(() => result.current.retry());
  expect(result.current).toMatchObject({ error: undefined, total: 45 });
  expect(result.current.data).toHaveLength(20);
});

test('fetches page after page until the end, and nothing after it', async () => {
  const { list, more } = await open();
  await more();
  expect(list().data).toHaveLength(40);
  await more();
  expect(list()).toMatchObject({ hasMore: false, total: 45 });
  expect(list().data).toHaveLength(45);
  const count = received.length;
  await more();
  expect(received).toHaveLength(count);
});

test('has no more after a page that brings no new order, as of a server that knows no pages', async () => {
  const list = ordersFrom(1, 3);
  server.use(http.post('*', () => ok(path, { list, page: 1, total: 2_000_000_000 })));
  const opened = await open();
  await opened.more();
  expect(opened.list().hasMore).toBe(false);
});

test('requests each page once while the list is read to its end', async () => {
  const { more } = await open();
  await pass(3_000);
  await more();
  await pass(3_000);
  await more();
  expect(pages()).toEqual([1, 2, 3]);
});

test('requests page 1 again when the user returns to the app, also after further pages', async () => {
  const { more } = await open();
  await more();
  await pass(31_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass();
  expect(pages()).toEqual([1, 2, 1]);
});

test('loads no more while the pages that are shown are fetched again', async () => {
  const { list } = await open();
  await pass(31_000);
  server.use(http.post('*', never));
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass();
  expect(list()).toMatchObject({ isRefreshing: true, isLoadingMore: false });
});

test('keeps the same objects when a page is added, so that their rows are not rendered again', async () => {
  const { list, more } = await open();
  await more();
  const second = list().data?.slice(20);
  await more();
  expect(list().data).toHaveLength(45);
  expect(second).toHaveLength(20);
  for (const [at, order] of second?.entries() ?? []) expect(list().data?.[20 + at]).toBe(order);
});

test('a further page writes as many keys after 30 pages as after 3', async () => {
  orders = ordersFrom(1, 700);
  const { list, more } = await open();
  const written = jest.spyOn(JSON, 'stringify');
  async function keysOfFurtherPage(pageCount: number) {
    while ((list().data?.length ?? 0) < pageCount * pageSize) await more();
    written.mockClear();
    await more();
    return written.mock.calls.filter(([value]) => value === path).length;
  }
  const few = await keysOfFurtherPage(3);
  expect(few).toBeGreaterThan(0);
  expect(await keysOfFurtherPage(30)).toBe(few);
});

test('loadMore sends one request at a time', async () => {
  const { list } = await open();
  act(() => {
    list().loadMore();
    list().loadMore();
  });
  act(() => list().loadMore());
  expect(list().isLoadingMore).toBe(true);
  await pass();
  expect(list().data).toHaveLength(40);
  expect(pages().filter((page) => page > 1)).toEqual([2]);
});

test('shows an order once that has moved to the next page', async () => {
  const { list, numbers, more } = await open();
  orders = [sampleOrder({ order_no: 'L0' }), ...orders];
  await more();
  await pass(3_000);
  expect(numbers()).toContain('L0');
  expect(new Set(numbers()).size).toBe(numbers().length);
  expect(list().total).toBe(46);
});

test('refetches pages with different totals, so that no order is missing', async () => {
  const { numbers, more } = await open();
  await more();
  orders = orders.slice(1);
  await more();
  await pass(3_000);
  expect(numbers()).toEqual(orders.map(({ order_no }) => order_no));
});

test('keeps the orders when a page fails, and fetches it again', async () => {
  const { list, more } = await open();
  drop();
  await more();
  expect(list()).toMatchObject({ isOffline: true, hasMore: true });
  expect(list().data).toHaveLength(20);
  serve();
  await more();
  expect(list()).toMatchObject({ error: undefined });
  expect(list().data).toHaveLength(40);
});

test('has no more when the list is empty', async () => {
  orders = [];
  const { list } = await open();
  expect(list()).toMatchObject({ data: [], total: 0, hasMore: false });
});

test('refetches after a revalidation while it is mounted', async () => {
  const { list } = await open();
  orders = orders.slice(1);
  await pass(3_000);
  act(() => revalidate(path));
  await pass();
  expect(list().total).toBe(44);
});

test.each([
  ['with an order less', () => orders.toSpliced(30, 1)],
  ['with page 2 in another order', () => [...orders.slice(0, 20), ...orders.slice(20).reverse()]],
])('refetches all pages when it mounts after a revalidation, %s', async (_, change) => {
  const { more, unmount } = await open();
  await more();
  unmount();
  orders = change();
  await pass(3_000);
  act(() => revalidate(path));
  const { numbers } = await open();
  // SWR revalidates cached data in the next animation frame.
  await pass(20);
  expect(numbers()).toEqual(orders.slice(0, 40).map(({ order_no }) => order_no));
});

test('refetches page 1 only when it mounts after a revalidation of another list', async () => {
  const { more, unmount } = await open(otherPath);
  await more();
  unmount();
  await pass(3_000);
  act(() => revalidate(path));
  received.length = 0;
  await open(otherPath);
  await pass(20);
  expect(pages()).toEqual([1]);
});

test('a call of its path without pages has its data at once when it mounts after a revalidation', async () => {
  const order = () =>
    renderHook(() => useFetched(path, { order_no: 'L1' }, { fetcher: async () => 'shown' }));
  const { unmount } = order();
  await pass();
  unmount();
  act(() => revalidate(path));
  expect(order().result.current.data).toBe('shown');
  await pass(20);
});

test('does not refetch after a revalidation of another list', async () => {
  await open();
  act(() => revalidate('user/get_complete_order'));
  await pass();
  expect(received).toHaveLength(1);
});

test('retry refetches all pages', async () => {
  const { list, numbers, more } = await open();
  await more();
  await pass(3_000);
  orders = ordersFrom(3, 45);
  await act(() => list().retry());
  expect(numbers()[0]).toBe('L3');
  expect(list().isRefreshing).toBe(false);
});

test('retry resolves with whether it succeeded', async () => {
  drop();
  const { list } = await open();
  expect(await act(() => list().retry())).toBe(false);
  serve();
  expect(await act(() => list().retry())).toBe(true);
  expect(list()).toMatchObject({ error: undefined, total: 45 });
});

test('fetches nothing when it is not enabled, not even by retry', async () => {
  const { result } = renderHook(() => useEndless(path, false));
  await pass();
  expect(result.current).toMatchObject({ data: undefined, isRefreshing: false, hasMore: false });
  expect(await act(() => result.current.retry())).toBe(true);
  expect(received).toEqual([]);
});

test('fetches and revalidates the list of the path that it has now', async () => {
  const { rerender } = renderHook(useEndless, { initialProps: path as OrderList });
  await pass();
  rerender(otherPath);
  await pass();
  act(() => revalidate(otherPath));
  await pass();
  expect(paths()).toEqual([path, otherPath, otherPath]);
});

test('shows its own texts in another language without a request', async () => {
  orders = [sampleOrder({ fail_code: 'payout_account_rejected' })];
  await loadCatalogue('vi', 'codes');
  getDefaultStore().set(localeAtom, 'en');
  const { list } = await open();
  const reason = () => list().data?.[0]?.fail_reason;
  expect(reason()).toBe(en.fail_code.payout_account_rejected.bank);
  act(() => getDefaultStore().set(localeAtom, 'vi'));
  expect(reason()).toBe(vi.fail_code.payout_account_rejected.bank);
  expect(received).toHaveLength(1);
});
