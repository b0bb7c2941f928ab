'use client';
import { useTranslations } from 'next-intl';
import { isHttpsUrl, useExternalLink } from '@/app/external-links/use-external-link';
import { WebAddress } from '@/app/external-links/web-address';
import { LoadState } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { EmptyArt } from '@/components/art/state-art';
import { Icon } from '@/components/icon/icon';
import { iconExternalLink } from '@/components/icon/shapes/loan';
import { Notice } from '@/components/notice/notice';
import { Bone, Skeleton } from '@/components/skeleton/skeleton';
import { StateView } from '@/components/state-view/state-view';
import type { PartnerApp } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { ids } from './screen.ids';

/** Partner apps, opened outside of the app (contract.md section 5, hola-app-list). */
export const screen = defineScreen({ query: noQuery, Screen: HolaAppList });

function HolaAppList() {
  const t = useTranslations('holaAppList');
  const call = useCall('app/get_app_list', {});
  return (
    <ScreenFrame title={t('title')} heading="large" busy={call.isPending}>
      {(call.isPending || call.data) && <p className="lede">{t('text')}</p>}
      <LoadState call={call} part="apps" skeleton={<PartnerSkeleton />}>
        {(apps) => <Partners apps={apps.filter(({ url }) => isHttpsUrl(url))} />}
      </LoadState>
    </ScreenFrame>
  );
}

/** A note that they are not ours, and the apps. */
function Partners({ apps }: { apps: readonly PartnerApp[] }) {
  const t = useTranslations('holaAppList');
  const externalLink = useExternalLink();
  if (apps.length === 0) {
    return <StateView art={<EmptyArt />} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <>
      <div className="mt-4">
        <Notice>{t('notOurs')}</Notice>
      </div>
      <ul className="rows mt-3" id={ids.list}>
        {apps.map(({ id, name, text, icon, url }) => (
          <li key={id}>
            <a
              className="rows__row rows__link"
              id={ids.app(id)}
              rel="noreferrer"
              {...externalLink(url)}
            >
              <span className="disc hola-app-list__icon" aria-hidden="true">
                {icon?.startsWith('data:image/') ? (
                  // biome-ignore lint/performance/noImgElement: a part of the reply, which no server resizes
                  <img alt="" src={icon} />
                ) : (
                  initialsOf(name)
                )}
              </span>
              <span className="grow">
                <span className="rows__title">{name}</span>
                <span className="rows__text">
                  {text} <WebAddress of={new URL(url).hostname} />
                </span>
              </span>
              <Icon of={iconExternalLink} label={t('opensOutside')} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** "HA" for "Hola Ahorro": partners' names often begin alike. */
function initialsOf(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/);
  return second ? `${first.at(0)}${second.at(0)}` : first.slice(0, 2);
}

function PartnerSkeleton() {
  return (
    <Skeleton>
      <ul className="rows">
        {[1, 2, 3].map((row) => (
          <li key={row} className="rows__row">
            <span className="disc hola-app-list__icon" />
            <span className="grow">
              <Bone width={60} />
              <Bone shape="small" />
            </span>
          </li>
        ))}
      </ul>
    </Skeleton>
  );
}
