'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { useOrder } from '@/app/orders/find/use-order';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { OrderMissing } from '@/app/orders/order-missing';
import { isPayingByLink } from '@/app/orders/payment/payment-under-way';
import { usePayment } from '@/app/orders/payment/use-payment';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { ErrorState } from '@/components/state-view/error-state';
import { OfflineState } from '@/components/state-view/offline-state';
import type { Order } from '@/lib/api/schemas/order';
import { defineScreen } from '@/lib/router/define-screen';
import { OrderActions } from './order-actions';
import { OrderSkeleton } from './order-skeleton';
import { OrderView } from './order-view';
import './screen.css';

/** One loan: how it stands, every figure, and paying it (contract.md section 5, order-detail). */
export const screen = defineScreen({
  query: v.object({ order_no: v.optional(v.string(), '') }),
  Screen: OrderDetail,
  needsLogin: true,
});

function OrderDetail({ order_no }: { order_no: string }) {
  const t = useTranslations('orderDetail');
  const { data: order, error, isOffline, isRefreshing, retry } = useOrder(order_no, { watch });
  const orderNo = order?.order_no ?? order_no;
  const payment = usePayment(orderNo, order);
  const again = { page: true, retrying: isRefreshing, onRetry: () => void retry() };
  const failed = order === undefined && error !== undefined;
  const title = orderNo === '' ? t('title') : t('titleNo', { no: formatOrderNo(orderNo) });
  const dock = order === undefined && !failed && <SkeletonDock />;
  return (
    <ScreenFrame
      title={title}
      busy={order === undefined && !failed}
      dock={order ? <OrderActions order={order} payment={payment} /> : dock}
    >
      {order ? (
        <OrderView order={order} payment={payment} checking={isRefreshing} />
      ) : order === null ? (
        <OrderMissing />
      ) : failed ? (
        isOffline ? (
          <OfflineState {...again} />
        ) : (
          <ErrorState {...again} />
        )
      ) : (
        <OrderSkeleton title={title} />
      )}
    </ScreenFrame>
  );
}

function watch({ order_no }: Order): boolean {
  return isPayingByLink(order_no);
}
