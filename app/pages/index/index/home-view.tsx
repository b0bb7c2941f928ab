import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { HomeHelp } from '@/app/home/frame/home-help';
import { HomeNotices } from '@/app/home/frame/home-notices';
import { HomeTopBar } from '@/app/home/frame/home-top-bar';
import { HomeBody } from '@/app/home/home-body';
import { useHome } from '@/app/home/use-home';
import { AppTabBar } from '@/app/layout/app-tab-bar';
import { scrollToTop } from '@/app/layout/scroll-to-top';
import { homeIsAlive } from '@/app/routing/tabs';
import { iconWifiOff } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import { Page } from '@/components/page/page';
import { PullToRefresh } from '@/components/pull-to-refresh/pull-to-refresh';
import { useTabTap } from '@/lib/router/tab-tap';

/** Home alive: bar, the part for the state, help and notices, pulled down to ask anew. */
export function HomeView() {
  const t = useTranslations();
  const answer = useHome();
  const { data: home, isLogged, isOffline, retry } = answer;
  useEffect(homeIsAlive, []);
  useTabTap('/', () => {
    if (window.scrollY > 0) scrollToTop();
    else void retry();
  });
  return (
    <Page
      bar={<HomeTopBar isLogged={isLogged} late={isLogged && home?.state === 'overdue'} />}
      tabBar={<AppTabBar current="/" />}
      busy={!home && !answer.error}
    >
      <PullToRefresh onRefresh={retry}>
        <HomeBody answer={answer} title={t('shell.tabs.home')}>
          {home && isOffline && (
            <div className="section">
              <Notice tone="warn" icon={iconWifiOff} live>
                {t('home.stale')}
              </Notice>
            </div>
          )}
          <HomeHelp />
          {home && <HomeNotices notices={home.notices} />}
        </HomeBody>
      </PullToRefresh>
    </Page>
  );
}
