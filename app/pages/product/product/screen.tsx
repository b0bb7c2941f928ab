'use client';
import { useTranslations } from 'next-intl';
import { LoadState } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { offersFor } from '@/app/loan/fit-choice';
import { SkeletonQuoteDock } from '@/app/loan/quote/quote-dock';
import { EmptyArt } from '@/components/art/state-art';
import { Bone, Skeleton, SkeletonCard, SkeletonForm } from '@/components/skeleton/skeleton';
import { StateView } from '@/components/state-view/state-view';
import { useCall } from '@/lib/api/use-call';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { Calculator } from './calculator';

/** The products and their costs, for guests too (contract.md section 5, product). */
export const screen = defineScreen({ query: noQuery, Screen: Products });

function Products() {
  const t = useTranslations('product');
  const call = useCall('app/get_product_list', {});
  const offers = call.data && offersFor(call.data, undefined);
  if (offers) return <Calculator products={offers} />;
  const { isPending } = call;
  return (
    <ScreenFrame
      title={t('title')}
      heading
      busy={isPending}
      dock={isPending && <SkeletonQuoteDock />}
    >
      <LoadState call={call} part="cost" skeleton={<CalculatorSkeleton />}>
        {() => <StateView art={<EmptyArt />} title={t('emptyTitle')} text={t('emptyText')} />}
      </LoadState>
    </ScreenFrame>
  );
}

function CalculatorSkeleton() {
  return (
    <Skeleton>
      <Bone width={40} />
      <Bone shape="money" />
      <Bone shape="control" />
      <div className="section section--near">
        <SkeletonForm fields={2} />
      </div>
      <div className="section">
        <SkeletonCard lines={7} />
      </div>
    </Skeleton>
  );
}
