'use client';
import { useTranslations } from 'next-intl';
import { isHttpsUrl } from '@/app/external-links/use-external-link';
import { LoadState } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { EmptyArt } from '@/components/art/state-art';
import { Bone, Skeleton, SkeletonRows } from '@/components/skeleton/skeleton';
import { StateView } from '@/components/state-view/state-view';
import type { PartnerApp } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { PartnerList } from './partner-list';
import './screen.css';

/** Apps of partners, each opened outside (contract.md section 5, hola-app-list). */
export const screen = defineScreen({ query: noQuery, Screen: HolaAppList });

function HolaAppList() {
  const t = useTranslations('holaAppList');
  const call = useCall('app/get_app_list', {});
  return (
    <ScreenFrame title={t('title')} heading busy={call.isPending}>
      <LoadState call={call} skeleton={<PartnerSkeleton />}>
        {(apps) => <Partners apps={apps.filter(({ url }) => isHttpsUrl(url))} />}
      </LoadState>
    </ScreenFrame>
  );
}

function Partners({ apps }: { apps: readonly PartnerApp[] }) {
  const t = useTranslations('holaAppList');
  if (apps.length > 0) return <PartnerList apps={apps} />;
  return <StateView art={<EmptyArt />} title={t('emptyTitle')} text={t('emptyText')} />;
}

function PartnerSkeleton() {
  return (
    <Skeleton>
      <div className="lede">
        <Bone />
        <Bone width={60} />
      </div>
      <SkeletonRows count={3} discs />
    </Skeleton>
  );
}
