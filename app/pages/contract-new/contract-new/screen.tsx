'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { LoadState } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { OrderNotFound } from '@/app/orders/order-not-found';
import { useOrder } from '@/app/orders/use-order';
import { Bone, Skeleton, SkeletonCard } from '@/components/skeleton/skeleton';
import { defineScreen } from '@/lib/router/define-screen';
import { Contract } from './contract';
import './screen.css';

/** The contract of an order, to read and print (contract.md section 5, contract-new). */
export const screen = defineScreen({
  query: v.object({ order_no: v.optional(v.string(), '') }),
  Screen: ContractNew,
  needsLogin: true,
});

function ContractNew({ order_no }: { order_no: string }) {
  const t = useTranslations('contractNew');
  const call = useOrder(order_no);
  return (
    <ScreenFrame title={t('title')} busy={call.isPending}>
      <LoadState call={call} page skeleton={<ContractSkeleton title={t('title')} />}>
        {(order) => (order ? <Contract order={order} /> : <OrderNotFound />)}
      </LoadState>
    </ScreenFrame>
  );
}

function ContractSkeleton({ title }: { title: string }) {
  return (
    <Skeleton title={title}>
      <Bone shape="title" width={80} />
      <Bone shape="title" width={60} />
      <div className="contract-new__draft">
        <Bone shape="control" />
      </div>
      <SkeletonCard lines={10} />
    </Skeleton>
  );
}
