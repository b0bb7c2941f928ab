'use client';
import { useTranslations } from 'next-intl';
import { AppTabBar } from '@/app/layout/app-tab-bar';
import { AppBar } from '@/components/app-bar/app-bar';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { Page } from '@/components/page/page';
import { StateView } from '@/components/state-view/state-view';
import { config } from '@/lib/config';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useRouter } from '@/lib/router/use-router';
import { rememberReturnPath } from '@/lib/session/return-path';
import { useSession } from '@/lib/session/use-session';
import { OrderLists } from './order-lists';
import { OrderRowsSkeleton } from './order-row';
import { ids } from './screen.ids';

/** The tab of the user's running and complete loans; guests are asked to log in. */
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

/** Asks to log in, and returns here afterwards. */
function GuestView() {
  const t = useTranslations('myLoan.guest');
  const router = useRouter();
  function logIn() {
    rememberReturnPath('/pages/my-loan/my-loan');
    router.push('/pages/account/get-code-page/get-code-page');
  }
  return (
    <StateView
      art={<EmptyArt />}
      title={t('title')}
      text={t('text')}
      action={
        <Button id={ids.logIn} opens onClick={logIn}>
          {t('action')}
        </Button>
      }
    />
  );
}
