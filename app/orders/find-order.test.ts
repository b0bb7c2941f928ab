import { setFetch } from '@/lib/api/transport';
import { sampleOrder } from '@/lib/testing/api-samples';
import { type FakeServer, json, startFakeServer } from '@/lib/testing/fake-server';
import { findOrder } from './find-order';

let server: FakeServer;
let processing: string[];
let complete: string[];

beforeEach(() => {
  processing = [];
  complete = [];
  server = startFakeServer();
  server.reply(({ path, body }) => {
    const all = path === 'user/get_processing_order' ? processing : complete;
    const { page, page_size } = pageOf(body);
    const part = all.slice((page - 1) * page_size, page * page_size);
    const list = part.map((order_no) => sampleOrder({ order_no }));
    return json({ code: 0, msg: '', ret: { list, page, total: all.length } });
  });
});

afterEach(() => setFetch(undefined));

/** The page parameters of a request. */
function pageOf(body: unknown): { page: number; page_size: number } {
  const { page, page_size }: Record<string, unknown> = Object(body);
  return { page: Number(page), page_size: Number(page_size) };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `L${index}`);
const paths = () => server.received.map(({ path }) => path);

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
  server.reply(() => json({ code: 0, msg: '', ret: { list: [], page: 1, total: 99 } }));
  expect(await findOrder('X')).toBeNull();
});

test('ends with a page that brings no new order, as of a server that knows no pages', async () => {
  const list = [sampleOrder({ order_no: 'A' })];
  server.reply(() => json({ code: 0, msg: '', ret: { list, page: 1, total: 2_000_000_000 } }));
  const found = findOrder('X').then((order) => [order]);
  const endless = new Promise((resolve) => setTimeout(resolve, 500, 'endless'));
  expect(await Promise.race([found, endless])).toEqual([null]);
  expect(paths()).toHaveLength(4);
  setFetch(() => Promise.reject(new TypeError('over')));
});

test('finds the newest order without a number: a running one, else a complete one', async () => {
  complete = ['C', 'D'];
  expect((await findOrder(''))?.order_no).toBe('C');
  processing = ['A'];
  expect((await findOrder(''))?.order_no).toBe('A');
});

test('rejects when a call fails', async () => {
  server.reply(() => new Response('', { status: 500 }));
  await expect(findOrder('A')).rejects.toMatchObject({ code: 'http' });
});
