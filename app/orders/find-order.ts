import { request } from '@/lib/api/client';
import type { Order } from '@/lib/api/schemas/order';
import type { OrderList } from '@/lib/api/use-endless';

/** Orders per request. */
const pageSize = 50;

/**
 * Finds an order by its number. The contract has no call for a single order, so the lists are read page by
 * page, the running orders first. An empty number finds the newest order. `null` if no list has it; rejects
 * if a call fails.
 */
export async function findOrder(orderNo: string): Promise<Order | null> {
  const order = await findIn('user/get_processing_order', orderNo);
  return order ?? findIn('user/get_complete_order', orderNo);
}

async function findIn(path: OrderList, orderNo: string): Promise<Order | null> {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const { list, total } = await request(path, { page, page_size: pageSize });
    const found = list.find(({ order_no }) => orderNo === '' || order_no === orderNo);
    if (found) return found;
    seen += list.length;
    if (list.length === 0 || seen >= total) return null;
  }
}
