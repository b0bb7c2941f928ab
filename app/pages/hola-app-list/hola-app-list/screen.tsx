'use client';
import { useTranslations } from 'next-intl';
import { isHttpsUrl } from '@/app/external-links/use-external-link';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { EmptyArt } from '@/components/art/states/empty-art';
import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonRows } from '@/components/skeleton/skeleton-rows';
import { ErrorState } from '@/components/state-view/error-state';
import { OfflineState } from '@/components/state-view/offline-state';
import { StateView } from '@/components/state-view/state-view';
import { useCall } from '@/lib/api/use-call';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { PartnerList } from './partner-list';
import './screen.css';

/** Apps of partners, each opened outside (contract.md section 5, hola-app-list). */
export const screen = defineScreen({ query: noQuery, Screen: HolaAppList });

function HolaAppList() {
  const t = useTranslations('holaAppList');
  const { data, error, isOffline, isRefreshing, retry } = useCall('app/get_app_list', {});
  const again = { retrying: isRefreshing, onRetry: () => void retry() };
  const State = isOffline ? OfflineState : ErrorState;
  const failed = data === undefined && error !== undefined;
  // An address that is not served safely is not offered at all.
  const apps = data?.filter(({ url }) => isHttpsUrl(url));
  return (
    <ScreenFrame title={t('title')} heading busy={apps === undefined && !failed}>
      {apps && apps.length > 0 ? (
        <PartnerList apps={apps} />
      ) : apps ? (
        <StateView art={<EmptyArt />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : failed ? (
        <State {...again} />
      ) : (
        <Skeleton>
          <div className="lede">
            <Bone />
            <Bone width={60} />
          </div>
          <SkeletonRows count={3} discs />
        </Skeleton>
      )}
    </ScreenFrame>
  );
}
