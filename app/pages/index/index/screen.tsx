import { useTranslations } from 'next-intl';
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { HomeSkeleton } from '@/app/home/home-skeleton';
import { AppTabBar } from '@/app/layout/app-tab-bar';
import { HomeBar } from '@/components/app-bar/app-bar';
import { Page } from '@/components/page/page';
import { config } from '@/lib/config';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { loadRetrying } from '@/lib/router/load-retrying';
import { useIsLogged } from '@/lib/session/use-session';

/** Home: the first tab, and the page that is prerendered for the first paint (contract.md section 5). */
export const screen = defineScreen({
  query: noQuery,
  // The route location changes once the page hydrates; rendering again then would discard the prerendered HTML.
  Screen: memo(Home),
});

// Prerendered for a guest, and hydrated once its code is loaded. The API client is loaded along with it, so
// that it is not part of the first load.
const HomeView = lazy(loadHomeView);

function Home() {
  const t = useTranslations('shell.tabs');
  // Only this: rendering again before HomeView has loaded would replace the prerendered HTML by the fallback.
  const isLogged = useIsLogged();
  const pending = <HomePending title={t('home')} />;
  return (
    <>
      <title>{`${t('home')} · ${config.brand}`}</title>
      {/* Two elements: nothing of another session stays mounted. */}
      {isLogged ? (
        <MemberHome pending={pending} />
      ) : (
        <Suspense fallback={pending}>
          <HomeView />
        </Suspense>
      )}
    </>
  );
}

/**
 * Home of a user who is logged in, for whom nothing was prerendered. Without Suspense: React renders what replaces a
 * fallback only 300 ms after the fallback, and here the code has often loaded by then.
 */
function MemberHome({ pending }: { pending: ReactNode }) {
  const [View, setView] = useState(() => loadedView);
  useEffect(() => {
    let isMounted = true;
    void loadHomeView().then(({ default: loaded }) => isMounted && setView(() => loaded));
    return () => {
      isMounted = false;
    };
  }, []);
  return View ? <View /> : pending;
}

function HomePending({ title }: { title: string }) {
  return (
    <Page busy bar={<HomeBar name={config.name} />} tabBar={<AppTabBar current="/" />}>
      <HomeSkeleton title={title} />
    </Page>
  );
}

/** Once it has loaded: Home that is entered again is rendered at once. */
let loadedView: ComponentType | undefined;

async function loadHomeView() {
  // Offline, the prerendered page stays; its links work without this code.
  const { HomeView } = await loadRetrying(() => import('./home-view'));
  loadedView = HomeView;
  return { default: HomeView };
}
