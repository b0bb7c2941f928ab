import { type RequestOptions, request } from '@/lib/api/client';
import type { Order } from '@/lib/api/schemas/order';
import type { OrderList } from '@/lib/api/use-endless';

/** Orders per request. */
const pageSize = 50;

/**
 * The orders of a list, each once, read page by page as they are asked for. A page that brings no new one is the last:
 * a server that knows no pages sends the same one again and again. Throws if a call fails.
 */
export async function* readOrders(
  path: OrderList,
  options?: RequestOptions,
): AsyncGenerator<Order> {
  const seen = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { list, total } = await request(path, { page, page_size: pageSize }, options);
    const added = list.filter(({ order_no }) => !seen.has(order_no));
    for (const order of added) {
      seen.add(order.order_no);
      yield order;
    }
    if (added.length === 0 || seen.size >= total) return;
  }
}
