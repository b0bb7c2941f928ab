'use client';
import { useTranslations } from 'next-intl';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { EmptyArt } from '@/components/art/states/empty-art';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { ErrorState } from '@/components/state-view/error-state';
import { OfflineState } from '@/components/state-view/offline-state';
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
  const { data, error, isOffline, isRefreshing, retry } = useCall('app/get_product_list', {});
  const [first, ...others] = data?.filter(({ terms }) => terms.length > 0) ?? [];
  if (first) return <Calculator products={[first, ...others]} />;

  const again = { retrying: isRefreshing, onRetry: () => void retry() };
  const State = isOffline ? OfflineState : ErrorState;
  const failed = data === undefined && error !== undefined;
  const loading = data === undefined && !failed;
  return (
    <ScreenFrame title={t('title')} heading busy={loading} dock={loading && <SkeletonDock />}>
      {data ? (
        <StateView art={<EmptyArt />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : failed ? (
        <State {...again} />
      ) : (
        <ProductSkeleton />
      )}
    </ScreenFrame>
  );
}
