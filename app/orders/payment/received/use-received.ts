import { useEffect, useEffectEvent, useState } from 'react';
import { revalidate } from '@/lib/api/cache';
import type { Order } from '@/lib/api/schemas/order';
import { reachMilestone } from '@/lib/attribution/reach-milestone';
import { scrollPositions } from '@/lib/router/restore-scroll';
import { awaitedOf, forgetEnded, keepSpare } from '../pending-payment';
import { type PendingPayment, usePendingPayment } from '../stored-payment';
import { type Receipt, receivedOf } from './receipt';
import { keepShort } from './short-payment';

type Reception = {
  /** Requested and not received; `null` without one. */
  pending: PendingPayment | null;
  order: Order | null | undefined;
  /** The pending payment, also once it was received. */
  awaited: PendingPayment | null;
  receipt: Receipt | null;
};

/**
 * What was received last; other screens' data is revalidated. A transfer that is under way beside it is pending from then on,
 * or spare once the loan is cleared.
 */
export function useReceived({ order, awaited, pending, receipt }: Reception): Receipt | null {
  const isCleared = order?.state === 'cleared';
  const total = receipt?.total;
  const [received, setReceived] = useState<Receipt & { next: string | undefined }>();
  const take = useEffectEvent(() => {
    if (!order || !awaited || !receipt) return;
    setReceived({ ...receipt, next: pending?.payment_id });
    if (receipt.short) keepShort(order.order_no, receipt.short);
    if (isCleared) keepSpare(order, awaited);
    else forgetEnded(order);
  });
  useEffect(() => {
    if (total === undefined) return;
    take();
    // Every page has other news now, at its top.
    scrollPositions.clear();
    if (isCleared) reachMilestone('repayment');
    revalidate('app/home', 'user/get_complete_order', 'coupon/my_coupon', 'app/get_product_list');
  }, [total, isCleared]);
  if (receipt !== null) return receipt;
  // Another payment was requested since.
  if (pending && pending.payment_id !== received?.next) return null;
  return received ?? null;
}

/** What has cleared an order since its user saw it last, on the screen that shows it first; `null` elsewhere. */
export function useClearing(order: Order | undefined): Receipt | null {
  const stored = usePendingPayment(order?.order_no ?? '');
  const last = order?.state === 'cleared' && !stored?.spare ? stored : null;
  const awaited = last && awaitedOf(order ?? {}, last);
  return useReceived({ order, awaited, pending: null, receipt: last && receivedOf(order, last) });
}

/** What was received of a loan and is not seen yet on its page; `null` where nothing was. */
export function useNews(order: Order): Receipt | null {
  const stored = usePendingPayment(order.order_no);
  return stored && receivedOf(order, stored);
}
