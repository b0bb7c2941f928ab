import type { Order } from '@/lib/api/schemas/order';
import type { OrderList } from '@/lib/api/use-endless';
import { readOrders } from './read-orders';

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
  for await (const order of readOrders(path)) {
    if (orderNo === '' || order.order_no === orderNo) return order;
  }
  return null;
}
