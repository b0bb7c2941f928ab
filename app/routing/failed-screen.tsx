'use client';
import { useTranslations } from 'next-intl';
import { AppTabBar } from '@/app/layout/app-tab-bar';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { tabs } from '@/app/layout/tabs';
import { AppBar } from '@/components/app-bar/app-bar';
import { Loader } from '@/components/loader/loader';
import { Page } from '@/components/page/page';
import { ErrorState, OfflineState } from '@/components/state-view/state-view';
import { config } from '@/lib/config';

type Props = {
  path: string;
  /** `timeout`: still loading after a minute; `failed`: its files could not be loaded. */
  status: 'timeout' | 'failed';
  retry: () => void;
};

/** A screen whose code has not loaded: the bar and the tabs stay, and it says why. */
export function FailedScreen({ path, status, retry }: Props) {
  const t = useTranslations('shell.tabs');
  const tab = tabs.find((each) => each.path === path);
  const Failure = navigator.onLine ? ErrorState : OfflineState;
  const content =
    status === 'timeout' ? (
      <Loader delay={0} timeout={0} onRetry={retry} />
    ) : (
      <Failure page onRetry={retry} />
    );
  if (!tab) return <ScreenFrame title={config.brand}>{content}</ScreenFrame>;
  return (
    <Page bar={<AppBar title={t(tab.label)} />} tabBar={<AppTabBar current={tab.path} />}>
      {content}
    </Page>
  );
}
