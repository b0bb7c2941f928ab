import { getCompleteOrders, getProcessingOrders } from '@/lib/api/calls/orders';
import type { PageRequest } from '@/lib/api/schemas/basics';
import type { Order, OrderPage } from '@/lib/api/schemas/order';

/** Orders asked for at once while looking for one. */
const pageSize = 50;

/**
 * Looks an order up by its number: the contract has no call for a single one, so the lists are read
 * page by page, those that are not over first. Without a number ('') it is the newest, as for an
 * address that names none. `null` where no list has it. Rejects as the calls do.
 */
export async function findOrder(orderNo: string): Promise<Order | null> {
  return (await findIn(getProcessingOrders, orderNo)) ?? (await findIn(getCompleteOrders, orderNo));
}

async function findIn(
  read: (page: PageRequest) => Promise<OrderPage>,
  orderNo: string,
): Promise<Order | null> {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const { list, total } = await read({ page, page_size: pageSize });
    const found = list.find(({ order_no }) => orderNo === '' || order_no === orderNo);
    if (found) return found;
    seen += list.length;
    if (list.length === 0 || seen >= total) return null;
  }
}
