'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as v from 'valibot';
import { LoadState } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { isRunning } from '@/app/orders/order-history';
import { OrderNotFound } from '@/app/orders/order-not-found';
import { PaySheet } from '@/app/orders/payment/pay-sheet';
import { nextLookMs } from '@/app/orders/payment/pending-payment';
import { useIsLate } from '@/app/orders/payment/use-awaited';
import { hasEnded, usePayment } from '@/app/orders/payment/use-payment';
import { useOrder } from '@/app/orders/use-order';
import {
  Skeleton,
  SkeletonFigures,
  SkeletonRows,
  SkeletonSection,
} from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { SkeletonHero } from '@/components/skeleton/skeleton-hero';
import { defineScreen } from '@/lib/router/define-screen';
import { useRouteLocation } from '@/lib/router/use-router';
import { OrderDock } from './order-dock';
import { OrderView } from './order-view';

/** One order: its state, its figures, and paying it (contract.md section 5, order-detail). */
export const screen = defineScreen({
  query: v.object({
    order_no: v.optional(v.string(), ''),
    /** `1` opens the payment methods at once: the button that led here says "Pagar"; `rest` also beside a part that is awaited. */
    pay: v.fallback(v.optional(v.picklist(['1', 'rest'])), undefined),
  }),
  Screen: OrderDetail,
  needsLogin: true,
});

function OrderDetail({ order_no, pay }: { order_no: string; pay?: '1' | 'rest' | undefined }) {
  const t = useTranslations('orderDetail');
  const call = useOrder(order_no, { watchMs: nextLookMs });
  const order = call.data;
  const payment = usePayment(order?.order_no ?? order_no, call);
  // Not the address's number: a link could write any words there.
  const title = order ? t('titleNo', { no: formatOrderNo(order.order_no) }) : t('title');
  const dock = call.isPending && <SkeletonDock />;
  const isLate = useIsLate(order ?? undefined);
  const isReturn = useIsReturn();
  const [isPaying, setPaying] = useState<boolean | 'asked'>(
    pay !== undefined && !isReturn && 'asked',
  );
  // What has become of a payment that was begun is read first, as long as its money may arrive.
  if (isPaying === 'asked' && order) {
    setPaying(pay === 'rest' || payment.pending === null || hasEnded(payment));
  }
  const onPay = () => setPaying(true);
  return (
    <ScreenFrame
      title={title}
      sky={isLate ? 'dusk' : call.isPending || Boolean(order)}
      busy={call.isPending}
      dock={order ? <OrderDock {...{ order, payment, onPay }} /> : dock}
    >
      <LoadState call={call} page part="loan" skeleton={<OrderSkeleton title={title} />}>
        {(loaded) =>
          loaded ? (
            <OrderView order={loaded} payment={payment} onPay={onPay} />
          ) : (
            <OrderNotFound orderNo={order_no} />
          )
        }
      </LoadState>
      {order && isPaying === true && isRunning(order) && (
        <PaySheet order={order} payment={payment} onDismiss={() => setPaying(false)} />
      )}
    </ScreenFrame>
  );
}

/** Back from the pay page or from a paper, or a reload: no request to pay again. */
function useIsReturn(): boolean {
  const { navigationType } = useRouteLocation();
  if (navigationType !== 'load') return navigationType === 'back' || navigationType === 'forward';
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

function OrderSkeleton({ title }: { title: string }) {
  return (
    <Skeleton title={title}>
      <SkeletonHero />
      <SkeletonSection>
        <SkeletonRows count={3} />
      </SkeletonSection>
      <SkeletonSection>
        <SkeletonFigures count={6} />
      </SkeletonSection>
    </Skeleton>
  );
}
