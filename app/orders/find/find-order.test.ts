import { type FakeServer, json, startFakeServer } from '@/lib/api/test/fake-server';
import { sampleOrder } from '@/lib/api/test/samples';
import { setFetch } from '@/lib/api/transport';
import { findOrder } from './find-order';

let server: FakeServer;
let processing: string[];
let complete: string[];

beforeEach(() => {
  processing = [];
  complete = [];
  server = startFakeServer();
  server.answer(({ path, body }) => {
    const all = path === 'user/get_processing_order' ? processing : complete;
    const { page, page_size } = asked(body);
    const part = all.slice((page - 1) * page_size, page * page_size);
    const list = part.map((order_no) => sampleOrder({ order_no }));
    return json({ code: 0, msg: '', ret: { list, page, total: all.length } });
  });
});

afterEach(() => setFetch(undefined));

/** The page that a request asks for. */
function asked(body: unknown): { page: number; page_size: number } {
  const { page, page_size }: Record<string, unknown> = Object(body);
  return { page: Number(page), page_size: Number(page_size) };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `L${index}`);
const paths = () => server.received.map(({ path }) => path);

test('an order that is not over is found without reading the other list', async () => {
  processing = ['A', 'B'];
  expect((await findOrder('B'))?.order_no).toBe('B');
  expect(paths()).toEqual(['user/get_processing_order']);
});

test('an order that is over is found in the other list', async () => {
  processing = ['A'];
  complete = ['C'];
  expect((await findOrder('C'))?.order_no).toBe('C');
});

test('an order on a later page is found, and nothing is read beyond it', async () => {
  complete = many(180);
  expect((await findOrder('L120'))?.order_no).toBe('L120');
  expect(paths()).toHaveLength(4);
});

test('an order that no list has is null, after each page was read once', async () => {
  processing = many(50);
  complete = many(60);
  expect(await findOrder('X')).toBeNull();
  expect(paths()).toEqual([
    'user/get_processing_order',
    'user/get_complete_order',
    'user/get_complete_order',
  ]);
});

test('a total that promises more than comes does not read for ever', async () => {
  server.answer(() => json({ code: 0, msg: '', ret: { list: [], page: 1, total: 99 } }));
  expect(await findOrder('X')).toBeNull();
});

test('without a number it is the newest: one that runs, else one that is over', async () => {
  complete = ['C', 'D'];
  expect((await findOrder(''))?.order_no).toBe('C');
  processing = ['A'];
  expect((await findOrder(''))?.order_no).toBe('A');
});

test('a call that fails is told, never taken for a missing order', async () => {
  server.answer(() => new Response('', { status: 500 }));
  await expect(findOrder('A')).rejects.toMatchObject({ code: 'http' });
});
