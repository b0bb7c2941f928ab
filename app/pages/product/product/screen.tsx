'use client';
import { useTranslations } from 'next-intl';
import { LoadState } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { EmptyArt } from '@/components/art/state-art';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { StateView } from '@/components/state-view/state-view';
import { useCall } from '@/lib/api/use-call';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { Calculator } from './calculator';
import { ProductSkeleton } from './product-skeleton';
import './screen.css';

/** What can be borrowed, and what it costs: also for who is not logged in (contract.md section 5, product). */
export const screen = defineScreen({ query: noQuery, Screen: Products });

function Products() {
  const t = useTranslations('product');
  const call = useCall('app/get_product_list', {});
  const [first, ...others] = call.data?.filter(({ terms }) => terms.length > 0) ?? [];
  if (first) return <Calculator products={[first, ...others]} />;

  const { isPending } = call;
  return (
    <ScreenFrame title={t('title')} heading busy={isPending} dock={isPending && <SkeletonDock />}>
      <LoadState call={call} skeleton={<ProductSkeleton />}>
        {() => <StateView art={<EmptyArt />} title={t('emptyTitle')} text={t('emptyText')} />}
      </LoadState>
    </ScreenFrame>
  );
}
