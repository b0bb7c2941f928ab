import { useMemo, useState } from 'react';
import { orderWithOwnTexts, useTextOf } from '@/lib/api/own-texts';
import type { Order } from '@/lib/api/schemas/order';
import { type CallState, useFetched } from '@/lib/api/use-call';
import { serverNow } from '@/lib/server-time/server-time';
import { findOrder } from './find-order';
import { useKnownOrder } from './known-order';

/** How often an order is refetched during its payout, in milliseconds. */
const payoutWatchMs = 5_000;

/** An order, and when it was last fetched. */
export type OrderCall = CallState<Order | null> & {
  /** When the server last replied since the screen was mounted, in milliseconds since 1970 by its clock. */
  fetchedAt: number | undefined;
};

type Options = {
  /** The milliseconds until the next look while a payment of the order may arrive; 0 for none. */
  watchMs?: (order: Order) => number;
};

/**
 * Fetches one order, or the newest for an empty number; `data` is `null` if there is none, and until the reply the
 * order as another screen has shown it. It is refetched every 5 s during the payout, and as often as `watchMs` returns;
 * never while the app is hidden.
 */
export function useOrder(orderNo: string, { watchMs }: Options = {}): OrderCall {
  const [fetchedAt, setFetchedAt] = useState<number>();
  // Under the list's path, so that a write that revalidates the list revalidates this.
  const call = useFetched<Order | null>(
    'user/get_processing_order',
    { order_no: orderNo },
    {
      fallbackData: useKnownOrder(orderNo),
      fetcher: async () => {
        const order = await findOrder(orderNo);
        setFetchedAt(serverNow());
        return order;
      },
      // The interval pauses after a failure: retries go on in its place, less and less often.
      errorRetryCount: Number.POSITIVE_INFINITY,
      refreshInterval: (order) => {
        if (!order) return 0;
        return order.state === 'waiting' ? payoutWatchMs : (watchMs?.(order) ?? 0);
      },
    },
  );
  const textOf = useTextOf();
  const order = call.data;
  const data = useMemo(() => order && orderWithOwnTexts(order, textOf), [order, textOf]);
  return { ...call, data, fetchedAt };
}
