import { fetchGiven } from '@/app/application/given-data';
import { readOrders } from '@/app/orders/read-orders';
import { request } from '@/lib/api/client';
import type { Order } from '@/lib/api/schemas/order';
import { type CallState, useFetched } from '@/lib/api/use-call';
import type { OrderList } from '@/lib/api/use-endless';

/** All that the server returns about the user. */
export type HeldData = Awaited<ReturnType<typeof fetchHeld>>;

/** Fetches all that the server returns about the user. The contract has no single call for it. */
export function useHeldData(): CallState<HeldData> {
  return useFetched('app/get_basic_info', { purpose: 'held' }, { fetcher: fetchHeld });
}

const quiet = { quiet: true } as const;

async function fetchHeld() {
  const [given, home, running, complete, benefits] = await Promise.all([
    fetchGiven(),
    request('app/home', {}, quiet),
    fetchOrders('user/get_processing_order'),
    fetchOrders('user/get_complete_order'),
    request('coupon/my_coupon', {}, quiet),
  ]);
  return { given, home, orders: [...running, ...complete], benefits };
}

async function fetchOrders(path: OrderList): Promise<Order[]> {
  const orders: Order[] = [];
  for await (const order of readOrders(path, quiet)) orders.push(order);
  return orders;
}

/** Whether the server has all three photos of the application; it returns none of them. */
export function hasSentPhotos({ state, next_step, review }: HeldData['home']): boolean {
  if (state === 'init') return next_step === 'submit' || next_step === 'done';
  return next_step !== 'id_card' && !review?.fix?.includes('id_card');
}
