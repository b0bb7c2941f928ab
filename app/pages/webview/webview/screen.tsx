'use client';
import { useTranslations } from 'next-intl';
import { Suspense, useCallback, useEffect } from 'react';
import * as v from 'valibot';
import { AppBar } from '@/components/app-bar/app-bar';
import { FaultArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { Loader } from '@/components/loader/loader';
import { Page } from '@/components/page/page';
import { StateView } from '@/components/state-view/state-view';
import { revalidate } from '@/lib/api/cache';
import { config } from '@/lib/config';
import { defineScreen } from '@/lib/router/define-screen';
import { lazyPart } from '@/lib/router/lazy-part';
import { useNavigator } from '@/lib/router/router-context';
import { homePath } from '@/lib/router/target';
import { useLinkTo } from '@/lib/router/use-link-to';
import { allowedUrl, buildUrlPolicy } from './allowed-url';
import { FramedPage } from './framed-page';
import { ids } from './screen.ids';

const query = v.object({
  url: v.optional(v.string()),
  /** The order that is paid: closing goes back to it. */
  order_no: v.optional(v.string()),
});

/** An external page in an iframe without the bridge: https and listed hosts only (contract.md section 5). */
export const screen = defineScreen({ query, Screen: Webview });

// The condition is inline, so that the bundler drops the demo from a build for a real server.
const DemoPay = process.env.NEXT_PUBLIC_API_BASE_URL
  ? null
  : lazyPart(async () => (await import('./demo-pay')).DemoPay);

function Webview({ url, order_no: orderNo }: v.InferOutput<typeof query>) {
  const t = useTranslations('webview');
  const payment = useTranslations('payment');
  const close = useClose(orderNo);
  const linkTo = useLinkTo();
  useRevalidateOnUnmount(orderNo);
  const page = allowedUrl(url, buildUrlPolicy());
  // The app's own words, never the address's: they are above a page of another site.
  const title = orderNo === undefined ? t('title') : payment('pageTitle');
  // The in-page sandbox has no URL that an iframe could load.
  const isDemo = page?.own && config.apiBaseUrl === '';
  return (
    <>
      <title>{`${title} · ${config.brand}`}</title>
      <Page
        bar={
          <AppBar
            title={title}
            heading
            back={{ onClick: close }}
            help={linkTo('/pages/custom-service/custom-service')}
          />
        }
        dock={page && orderNo && !isDemo && <CloseDock onClose={close} />}
      >
        {page === null && <Refusal url={url} orderNo={orderNo} onClose={close} />}
        {page && isDemo && DemoPay && (
          <Suspense fallback={<Loader onRetry={() => undefined} />}>
            <DemoPay href={page.href} onDone={close} />
          </Suspense>
        )}
        {page && !isDemo && (
          <FramedPage
            page={page}
            title={title}
            isPayment={orderNo !== undefined}
            onReturned={close}
          />
        )}
      </Page>
    </>
  );
}

/** The order may have been paid meanwhile: revalidates it when the screen is left. */
function useRevalidateOnUnmount(orderNo: string | undefined): void {
  useEffect(() => {
    if (orderNo === undefined) return;
    return () => revalidate('app/home', 'user/get_processing_order', 'user/get_complete_order');
  }, [orderNo]);
}

/**
 * Returns the function that closes the screen: back past all navigations of the iframe; without a previous
 * screen to the order that was paid, else Home.
 */
function useClose(orderNo: string | undefined): () => void {
  const navigator = useNavigator();
  return useCallback(() => {
    navigator.back(
      orderNo === undefined
        ? { path: homePath, query: {} }
        : { path: '/pages/order-detail/order-detail', query: { order_no: orderNo } },
    );
  }, [navigator, orderNo]);
}

function CloseDock({ onClose }: { onClose: () => void }) {
  const t = useTranslations('webview');
  return (
    <Dock>
      <Button id={ids.close} variant="soft" opens onClick={onClose}>
        {t('backToLoan')}
      </Button>
    </Dock>
  );
}

/** The text key for why a URL is not opened: a broken link, or a page that is not listed. */
function refusalKey(url: string | undefined) {
  if (!url || !URL.canParse(url, document.baseURI)) return 'refused.noAddress';
  return new URL(url, document.baseURI).protocol === 'https:'
    ? 'refused.notListed'
    : 'refused.notSafe';
}

type RefusalProps = {
  url: string | undefined;
  /** The order that cannot be paid here: it has other ways to pay. */
  orderNo: string | undefined;
  onClose: () => void;
};

function Refusal({ url, orderNo, onClose }: RefusalProps) {
  const t = useTranslations('webview');
  const payment = useTranslations('payment');
  const home = useTranslations('home.standalone')('home');
  const linkTo = useLinkTo();
  const key = refusalKey(url);
  const press = orderNo === undefined ? linkTo('/', {}, 'relaunch') : { onClick: onClose };
  const hasOtherWays = orderNo !== undefined && key !== 'refused.noAddress';
  return (
    <StateView
      id={ids.refused}
      art={<FaultArt />}
      title={t('refusedTitle')}
      text={t(key)}
      action={
        <>
          {hasOtherWays && (
            <Button
              id={ids.otherWays}
              variant="soft"
              {...linkTo(
                '/pages/order-detail/order-detail',
                { order_no: orderNo, pay: '1' },
                'replace',
              )}
            >
              {payment('otherWay')}
            </Button>
          )}
          <Button variant={hasOtherWays ? 'text' : 'soft'} opens {...press}>
            {orderNo === undefined ? home : t('back')}
          </Button>
        </>
      }
    />
  );
}
