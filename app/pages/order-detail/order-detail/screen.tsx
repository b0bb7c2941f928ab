'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { LoadState } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { useOrder } from '@/app/orders/find/use-order';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { OrderMissing } from '@/app/orders/order-missing';
import { isPayingByLink } from '@/app/orders/payment/payment-under-way';
import { usePayment } from '@/app/orders/payment/use-payment';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
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
  const call = useOrder(order_no, { watch });
  const order = call.data;
  const orderNo = order?.order_no ?? order_no;
  const payment = usePayment(orderNo, order);
  const title = orderNo === '' ? t('title') : t('titleNo', { no: formatOrderNo(orderNo) });
  const dock = call.isPending && <SkeletonDock />;
  return (
    <ScreenFrame
      title={title}
      busy={call.isPending}
      dock={order ? <OrderActions order={order} payment={payment} /> : dock}
    >
      <LoadState call={call} page skeleton={<OrderSkeleton title={title} />}>
        {(shown) =>
          shown ? (
            <OrderView order={shown} payment={payment} checking={call.isRefreshing} />
          ) : (
            <OrderMissing />
          )
        }
      </LoadState>
    </ScreenFrame>
  );
}

function watch({ order_no }: Order): boolean {
  return isPayingByLink(order_no);
}
