'use client';
import { useTranslations } from 'next-intl';
import { AppTabBar } from '@/app/layout/app-tab-bar';
import { AppBar } from '@/components/app-bar/app-bar';
import { Page } from '@/components/page/page';
import { config } from '@/lib/config';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useSession } from '@/lib/session/use-session';
import { GuestView } from './guest-view';
import { OrderLists } from './order-lists';
import { OrderRowsSkeleton } from './order-rows-skeleton';
import './screen.css';

/** The tab of the person's loans, under way and over; a guest is asked to log in. */
export const screen = defineScreen({ query: noQuery, Screen: MyLoan });

function MyLoan() {
  const t = useTranslations('myLoan');
  const linkTo = useLinkTo();
  const { isLogged, isReady } = useSession();
  return (
    <>
      <title>{`${t('title')} · ${config.brand}`}</title>
      <Page
        bar={
          <AppBar
            heading
            title={t('title')}
            help={linkTo('/pages/custom-service/custom-service')}
          />
        }
        tabBar={<AppTabBar current="/pages/my-loan/my-loan" />}
      >
        {isLogged ? <OrderLists /> : isReady ? <GuestView /> : <OrderRowsSkeleton />}
      </Page>
    </>
  );
}
