import type { Order } from '@/lib/api/schemas/order';
import { type CallState, useFetched } from '@/lib/api/use-call';
import { findOrder } from './find-order';

/** How often an order is refetched while it may change at any moment, in milliseconds. */
const watchMs = 5_000;

type Options = {
  /** Whether the order may change at any moment, as during a payment. */
  watch?: (order: Order) => boolean;
};

/**
 * Fetches one order, or the newest for an empty number; `data` is `null` if there is none. It is refetched
 * every 5 s during the payout, and while `watch` returns true.
 */
export function useOrder(orderNo: string, { watch }: Options = {}): CallState<Order | null> {
  // Under the list's path, so that a write that revalidates the list revalidates this.
  return useFetched<Order | null>(
    'user/get_processing_order',
    { order_no: orderNo },
    {
      fetcher: () => findOrder(orderNo),
      refreshInterval: (order) =>
        order && (order.state === 'waiting' || watch?.(order)) ? watchMs : 0,
    },
  );
}
