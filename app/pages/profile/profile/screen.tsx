'use client';
import { useTranslations } from 'next-intl';
import { useHome } from '@/app/home/use-home';
import { AppTabBar } from '@/app/layout/app-tab-bar';
import { scrollToTop } from '@/app/layout/scroll-to-top';
import { AppBar } from '@/components/app-bar/app-bar';
import { Page } from '@/components/page/page';
import { config } from '@/lib/config';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useTabTap } from '@/lib/router/tab-tap';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useSession } from '@/lib/session/use-session';
import { GuestHeader, UserHeader } from './profile-header';
import { ProfileLinks } from './profile-links';

/** The Profile tab: the user, the quota, and links to everything else. */
export const screen = defineScreen({ query: noQuery, Screen: Profile });

function Profile() {
  const t = useTranslations('profile');
  const linkTo = useLinkTo();
  const { isReady } = useSession();
  const home = useHome();
  useTabTap('/pages/profile/profile', scrollToTop);
  return (
    <>
      <title>{`${t('title')} · ${config.brand}`}</title>
      <Page
        busy={!isReady}
        bar={<AppBar title={t('title')} help={linkTo('/pages/custom-service/custom-service')} />}
        tabBar={<AppTabBar current="/pages/profile/profile" />}
      >
        {home.isLogged || !isReady ? <UserHeader call={home} /> : <GuestHeader />}
        <ProfileLinks isLogged={home.isLogged} home={home.data} />
      </Page>
    </>
  );
}
