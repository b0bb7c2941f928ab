import { HttpResponse, http, type PathParams } from 'msw';
import { sampleOrder } from '@/lib/testing/api-samples';
import { ok, received, server } from '@/lib/testing/server';
import { findOrder } from './find-order';

let processing: string[];
let complete: string[];

beforeEach(() => {
  processing = [];
  complete = [];
  server.use(
    serve('user/get_processing_order', () => processing),
    serve('user/get_complete_order', () => complete),
  );
});

function serve(path: 'user/get_processing_order' | 'user/get_complete_order', all: () => string[]) {
  return http.post<PathParams, { page: number; page_size: number }>(
    `*/${path}`,
    async ({ request }) => {
      const { page, page_size } = await request.json();
      const part = all().slice((page - 1) * page_size, page * page_size);
      const list = part.map((order_no) => sampleOrder({ order_no }));
      return ok(path, { list, page, total: all().length });
    },
  );
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `L${index}`);
const paths = () => received.map(({ path }) => path);

test('finds a running order without reading the other list', async () => {
  processing = ['A', 'B'];
  expect((await findOrder('B'))?.order_no).toBe('B');
  expect(paths()).toEqual(['user/get_processing_order']);
});

test('finds a complete order in the other list', async () => {
  processing = ['A'];
  complete = ['C'];
  expect((await findOrder('C'))?.order_no).toBe('C');
});

test('finds an order on a later page and reads no further page', async () => {
  complete = many(180);
  expect((await findOrder('L120'))?.order_no).toBe('L120');
  expect(paths()).toHaveLength(4);
});

test('is null after reading each page once when no list has the order', async () => {
  processing = many(50);
  complete = many(60);
  expect(await findOrder('X')).toBeNull();
  expect(paths()).toEqual([
    'user/get_processing_order',
    'user/get_complete_order',
    'user/get_complete_order',
  ]);
});

test('stops reading when the total is larger than the list', async () => {
  server.use(http.post('*', () => ok('user/get_complete_order', { list: [], page: 1, total: 99 })));
  expect(await findOrder('X')).toBeNull();
});

test('ends with a page that brings no new order, as of a server that knows no pages', async () => {
  const list = [sampleOrder({ order_no: 'A' })];
  server.use(
    http.post('*', () => ok('user/get_complete_order', { list, page: 1, total: 2_000_000_000 })),
  );
  const found = findOrder('X').then((order) => [order]);
  const endless = new Promise((resolve) => setTimeout(resolve, 500, 'endless'));
  expect(await Promise.race([found, endless])).toEqual([null]);
  expect(paths()).toHaveLength(4);
  server.use(http.post('*', () => HttpResponse.error()));
});

test('finds the newest order without a number: a running one, else a complete one', async () => {
  complete = ['C', 'D'];
  expect((await findOrder(''))?.order_no).toBe('C');
  processing = ['A'];
  expect((await findOrder(''))?.order_no).toBe('A');
});

test('rejects when a call fails', async () => {
  server.use(http.post('*', () => new Response('', { status: 500 })));
  await expect(findOrder('A')).rejects.toMatchObject({ code: 'http' });
});
