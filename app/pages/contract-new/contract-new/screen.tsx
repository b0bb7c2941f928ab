'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { useOrder } from '@/app/orders/find/use-order';
import { OrderMissing } from '@/app/orders/order-missing';
import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonCard } from '@/components/skeleton/skeleton-card';
import { ErrorState } from '@/components/state-view/error-state';
import { OfflineState } from '@/components/state-view/offline-state';
import { defineScreen } from '@/lib/router/define-screen';
import { Contract } from './contract';
import './screen.css';

/** The contract of one order, to be read and printed (contract.md section 5, contract-new). */
export const screen = defineScreen({
  query: v.object({ order_no: v.optional(v.string(), '') }),
  Screen: ContractNew,
  needsLogin: true,
});

function ContractNew({ order_no }: { order_no: string }) {
  const t = useTranslations('contractNew');
  const { data: order, error, isOffline, isRefreshing, retry } = useOrder(order_no);
  const again = { page: true, retrying: isRefreshing, onRetry: () => void retry() };
  const State = isOffline ? OfflineState : ErrorState;
  const failed = order === undefined && error !== undefined;
  return (
    <ScreenFrame title={t('title')} busy={order === undefined && !failed}>
      {order ? (
        <Contract order={order} />
      ) : order === null ? (
        <OrderMissing />
      ) : failed ? (
        <State {...again} />
      ) : (
        <Skeleton title={t('title')}>
          <Bone shape="title" width={80} />
          <Bone shape="title" width={60} />
          <div className="contract-new__draft">
            <Bone shape="control" />
          </div>
          <SkeletonCard lines={10} />
        </Skeleton>
      )}
    </ScreenFrame>
  );
}
