import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http, type PathParams } from 'msw';
import { clearCache } from '@/lib/api/cache';
import { sampleOrder, samples } from '@/lib/testing/api-samples';
import { ok, server } from '@/lib/testing/server';
import { type HeldData, hasSentPhotos, useHeldData } from './use-held-data';

const { ret: home } = samples['app/home'];

afterEach(() => clearCache({ reload: false }));

/** A server with so many finished orders, which says that there are `total`. */
function serve(count: number, total = count) {
  const pages: number[] = [];
  const numbers = Array.from({ length: count }, (_, at) => `L${at}`);
  server.use(
    ...Object.entries(samples).map(([path, { ret }]) =>
      http.post(`*/${path}`, () => HttpResponse.json({ code: 0, msg: '', ret })),
    ),
  );
  server.use(
    http.post('*/user/get_processing_order', () =>
      ok('user/get_processing_order', { list: [], page: 1, total: 0 }),
    ),
    http.post<PathParams, { page: number; page_size: number }>(
      '*/user/get_complete_order',
      async ({ request }) => {
        const { page, page_size } = await request.json();
        pages.push(page);
        const list = numbers
          .slice((page - 1) * page_size, page * page_size)
          .map((order_no) => sampleOrder({ order_no }));
        return ok('user/get_complete_order', { list, page, total });
      },
    ),
  );
  return pages;
}

async function heldOrders(): Promise<number | undefined> {
  const { result } = renderHook(useHeldData);
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return result.current.data?.orders.length;
}

test.each([
  ['no orders', 0, [1]],
  ['as many as a page has', 50, [1]],
  ['one more than a page has', 51, [1, 2]],
  ['more than two pages have', 120, [1, 2, 3]],
])('fetches all orders where there are %s', async (_, count, requested) => {
  const pages = serve(count);
  expect(await heldOrders()).toBe(count);
  expect(pages).toEqual(requested);
});

test('ends with an empty page where the server counts more orders than it has', async () => {
  const pages = serve(60, 99);
  expect(await heldOrders()).toBe(60);
  expect(pages).toEqual([1, 2, 3]);
});

test.each<[Partial<HeldData['home']>, boolean]>([
  [{ state: 'init', next_step: 'basic' }, false],
  [{ state: 'init', next_step: 'id_card' }, false],
  [{ state: 'init', next_step: 'submit' }, true],
  [{ state: 'init', next_step: 'done' }, true],
  [{ state: 'lending', next_step: undefined }, true],
  [{ state: 'not_approved', next_step: 'id_card' }, false],
])('whether the photos were sent in %j: %s', (changes, sent) => {
  expect(hasSentPhotos({ ...home, ...changes })).toBe(sent);
});
