import { act, renderHook } from '@testing-library/react';
import { sampleOrder } from '@/lib/testing/api-samples';
import { type FakeServer, ok, startFakeServer } from '@/lib/testing/fake-server';
import { clearCache, revalidate } from './cache';
import type { Order } from './schemas/order';
import { setFetch } from './transport';
import { pageSize, useEndless } from './use-endless';

const path = 'user/get_processing_order';
let server: FakeServer;
let orders: Order[];

beforeEach(() => {
  jest.useFakeTimers();
  clearCache({ reload: false });
  orders = numbered(1, 45);
  server = startFakeServer();
  serve();
});

afterEach(() => {
  jest.useRealTimers();
  setFetch(undefined);
});

function numbered(from: number, to: number): Order[] {
  return Array.from({ length: to - from + 1 }, (_, at) =>
    sampleOrder({ order_no: `L${from + at}` }),
  );
}

function serve() {
  server.answer(({ body }) => {
    const page = Number(JSON.parse(JSON.stringify(body)).page);
    const list = orders.slice((page - 1) * pageSize, page * pageSize);
    return ok(path, { list, page, total: orders.length });
  });
}

function drop() {
  server.answer(() => {
    throw new TypeError('Failed to fetch');
  });
}

const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const pages = () => server.received.map(({ body }) => JSON.parse(JSON.stringify(body)).page);

async function open() {
  const { result } = renderHook(() => useEndless(path));
  await pass();
  return {
    list: () => result.current,
    numbers: () => result.current.data?.map(({ order_no }) => order_no) ?? [],
    more: async () => {
      act(() => result.current.loadMore());
      await pass();
    },
  };
}

test('the first page is read, and more is to come', async () => {
  const { list } = await open();
  expect(list()).toMatchObject({
    total: 45,
    hasMore: true,
    isPending: false,
    isLoadingMore: false,
  });
  expect(list().data).toHaveLength(20);
  expect(server.received[0]?.body).toEqual({ page: 1, page_size: 20 });
});

test('page by page the end is reached, and nothing is asked after it', async () => {
  const { list, more } = await open();
  await more();
  expect(list().data).toHaveLength(40);
  await more();
  expect(list()).toMatchObject({ hasMore: false, total: 45 });
  expect(list().data).toHaveLength(45);
  const asked = server.received.length;
  await more();
  expect(server.received).toHaveLength(asked);
});

test('more is loaded once at a time', async () => {
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

test('an order that is pushed onto the next page is shown once', async () => {
  const { list, numbers, more } = await open();
  orders = [sampleOrder({ order_no: 'L0' }), ...orders];
  await more();
  await pass(3_000);
  expect(numbers()).toContain('L0');
  expect(new Set(numbers()).size).toBe(numbers().length);
  expect(list().total).toBe(46);
});

test('pages that disagree on the total are read anew, so that no order falls between them', async () => {
  const { numbers, more } = await open();
  await more();
  orders = orders.slice(1);
  await more();
  await pass(3_000);
  expect(numbers()).toEqual(orders.map(({ order_no }) => order_no));
});

test('a page that fails leaves what is there, and can be asked for again', async () => {
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

test('an empty list has no more', async () => {
  orders = [];
  const { list } = await open();
  expect(list()).toMatchObject({ data: [], total: 0, hasMore: false });
});

test('a server that promises more than it has does not make the list ask for ever', async () => {
  server.answer(({ body }) => {
    const page = Number(JSON.parse(JSON.stringify(body)).page);
    return ok(path, { list: page === 1 ? numbered(1, 20) : [], page, total: 99 });
  });
  const { list, more } = await open();
  await more();
  expect(list().hasMore).toBe(false);
});

test('for a guest nothing is asked', async () => {
  const { result } = renderHook(() => useEndless(path, false));
  await pass();
  expect(result.current).toMatchObject({ data: undefined, isRefreshing: false, hasMore: false });
  expect(server.received).toEqual([]);
});

test('a write refreshes a list on show', async () => {
  const { list } = await open();
  orders = orders.slice(1);
  await pass(3_000);
  act(() => revalidate(path));
  await pass();
  expect(list().total).toBe(44);
});

test('a write refreshes all of a list that is opened later', async () => {
  const first = renderHook(() => useEndless(path));
  await pass();
  act(() => first.result.current.loadMore());
  await pass();
  first.unmount();
  orders = [...numbered(1, 30), ...numbered(32, 45)];
  await pass(3_000);
  act(() => revalidate(path));
  const { numbers } = await open();
  // SWR revalidates cached data in the next animation frame.
  await pass(20);
  expect(numbers()).not.toContain('L31');
});

test('the write of another list asks nothing', async () => {
  await open();
  act(() => revalidate('user/get_complete_order'));
  await pass();
  expect(server.received).toHaveLength(1);
});

test('pulling down asks for all pages anew and tells when it is done', async () => {
  const { list, numbers, more } = await open();
  await more();
  await pass(3_000);
  orders = numbered(3, 45);
  await act(() => list().retry());
  expect(numbers()[0]).toBe('L3');
  expect(list().isRefreshing).toBe(false);
});
