'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { LoadState } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { NothingHere } from '@/app/orders/nothing-here';
import { dueToday, isRunning } from '@/app/orders/order-history';
import { OrderNotFound } from '@/app/orders/order-not-found';
import { useOrder } from '@/app/orders/use-order';
import { Bone, Skeleton, SkeletonCard } from '@/components/skeleton/skeleton';
import type { Order } from '@/lib/api/schemas/order';
import { defineScreen } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { Certificate } from './certificate';
import { Contract } from './contract';
import { Receipt } from './receipt';
import { Settlement } from './settlement';

/**
 * The papers of an order, to read, print and save: its contract, the receipt of a payment (without
 * `payment_id` the last one), what settles it today, the certificate that it was repaid (contract.md section 5, contract-new).
 */
export const screen = defineScreen({
  query: v.object({
    order_no: v.optional(v.string(), ''),
    paper: v.optional(v.picklist(['contract', 'receipt', 'settlement', 'certificate']), 'contract'),
    payment_id: v.optional(v.string()),
  }),
  Screen: ContractNew,
  needsLogin: true,
});

type Query = {
  order_no: string;
  paper: 'contract' | 'receipt' | 'settlement' | 'certificate';
  payment_id?: string;
};

function ContractNew({ order_no, paper, payment_id }: Query) {
  const titles = {
    contract: useTranslations('contractNew')('title'),
    receipt: useTranslations('receipt')('title'),
    settlement: useTranslations('settlement')('title'),
    certificate: useTranslations('certificate')('title'),
  };
  const title = titles[paper];
  const call = useOrder(order_no);
  return (
    <ScreenFrame title={title} busy={call.isPending}>
      <LoadState call={call} page part="contract" skeleton={<ContractSkeleton title={title} />}>
        {(order) =>
          order ? (
            <Paper order={order} paper={paper} paymentId={payment_id} />
          ) : (
            <OrderNotFound orderNo={order_no} />
          )
        }
      </LoadState>
    </ScreenFrame>
  );
}

type PaperProps = { order: Order; paper: Query['paper']; paymentId: string | undefined };

/** The paper, or that there is none: the payment has not been received, the loan is not repaid. */
function Paper({ order, paper, paymentId }: PaperProps) {
  if (paper === 'contract') return <Contract order={order} />;
  if (paper === 'certificate') {
    return order.state === 'cleared' ? <Certificate order={order} /> : <NoPaper order={order} />;
  }
  if (paper === 'settlement') {
    const isKnown = isRunning(order) && dueToday(order) !== null;
    return isKnown ? <Settlement order={order} /> : <NoPaper order={order} />;
  }
  const payment = order.payments?.findLast(
    ({ payment_id }) => paymentId === undefined || payment_id === paymentId,
  );
  return payment ? <Receipt order={order} payment={payment} /> : <NoPaper order={order} />;
}

function NoPaper({ order: { order_no } }: { order: Order }) {
  const t = useTranslations('receipt.none');
  const linkTo = useLinkTo();
  return (
    <NothingHere
      title={t('title')}
      text={t('text')}
      action={t('action')}
      press={linkTo('/pages/order-detail/order-detail', { order_no }, 'replace')}
    />
  );
}

function ContractSkeleton({ title }: { title: string }) {
  return (
    <Skeleton title={title}>
      <Bone shape="title" width={80} />
      <Bone shape="title" width={60} />
      <div className="contract-new__summary">
        <SkeletonCard lines={10} />
      </div>
    </Skeleton>
  );
}
