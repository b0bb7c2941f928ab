import { useTranslations } from 'next-intl';
import { lazy, memo, Suspense } from 'react';
import '@/app/home/home.css';
import { HomeSkeleton } from '@/app/home/frame/home-skeleton';
import { AppTabBar } from '@/app/layout/app-tab-bar';
import { HomeBar } from '@/components/app-bar/app-bar';
import { Page } from '@/components/page/page';
import { config } from '@/lib/config';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useSession } from '@/lib/session/use-session';

/** Home: the first tab, and the page that is prerendered for the first paint (contract.md section 5). */
export const screen = defineScreen({
  query: noQuery,
  // The place settles once the page lives; rendered anew by that, what is prerendered would go.
  Screen: memo(Home),
});

/** How long until a load of Home's own code that broke off is tried anew, in milliseconds. */
const loadAgainAfterMs = 3000;

// Prerendered as a guest sees it, it stands in the page before its code is there and comes to life
// when it is. What answers the server is in there too, and so not in the app's first load.
const HomeView = lazy(loadHomeView);

function Home() {
  const t = useTranslations('shell.tabs');
  const { isLogged } = useSession();
  return (
    <>
      <title>{`${t('home')} · ${config.brand}`}</title>
      {/* Another person, or none: nothing of the one before stays. */}
      <Suspense key={isLogged ? 'member' : 'guest'} fallback={<HomePending title={t('home')} />}>
        <HomeView />
      </Suspense>
    </>
  );
}

function HomePending({ title }: { title: string }) {
  return (
    <Page busy bar={<HomeBar name={config.name} />} tabBar={<AppTabBar current="/" />}>
      <HomeSkeleton title={title} />
    </Page>
  );
}

async function loadHomeView() {
  for (;;) {
    try {
      const { HomeView } = await import('./home-view');
      return { default: HomeView };
    } catch {
      // Without a connection the prerendered page stays; its links work all the same.
      await new Promise((resolve) => setTimeout(resolve, loadAgainAfterMs));
    }
  }
}
