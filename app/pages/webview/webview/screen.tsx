'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect } from 'react';
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
import { useLinkTo } from '@/lib/router/use-link-to';
import { allowedUrl } from './allowed-url';
import { FramedPage } from './framed-page';
import { ids } from './screen.ids';
import { useClose } from './use-close';
import './screen.css';

/** Longest title that an address may give the bar. */
const titleMaxLength = 60;

const query = v.object({
  url: v.optional(v.string()),
  title: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, titleMaxLength)),
    ),
  ),
  /** The order that is being paid there: closing leads back to it. */
  order_no: v.optional(v.string()),
});

/** A page from outside, framed without the bridge: https and allow-listed only (contract.md section 5). */
export const screen = defineScreen({ query, Screen: Webview });

// Spelled out, so that a build for a real server leaves the demo out.
const DemoPay = process.env.NEXT_PUBLIC_API_BASE_URL
  ? null
  : lazy(() => import('./demo-pay').then(({ DemoPay }) => ({ default: DemoPay })));

function Webview({ url, title, order_no: orderNo }: v.InferOutput<typeof query>) {
  const t = useTranslations('webview');
  const payment = useTranslations('payment');
  const close = useClose(orderNo);
  const linkTo = useLinkTo();
  useRefreshAfter(orderNo);
  const page = allowedUrl(url);
  // Told by what it is for, so that it follows the language.
  const shownTitle = title || (orderNo === undefined ? t('title') : payment('pageTitle'));
  // The sandbox inside the page has no address that a frame could load.
  const isDemo = page?.own && config.apiBaseUrl === '';
  return (
    <>
      <title>{`${shownTitle} · ${config.brand}`}</title>
      <Page
        bar={
          <AppBar
            title={shownTitle}
            heading
            back={{ onClick: close }}
            help={linkTo('/pages/custom-service/custom-service')}
          />
        }
        dock={page && orderNo && !isDemo && <CloseDock onClose={close} />}
      >
        {page === null && <Refusal url={url} onClose={close} />}
        {page && isDemo && DemoPay && (
          <Suspense fallback={<Loader onRetry={() => undefined} />}>
            <DemoPay href={page.href} onDone={close} />
          </Suspense>
        )}
        {page && !isDemo && <FramedPage page={page} title={shownTitle} onReturned={close} />}
      </Page>
    </>
  );
}

/** Whatever was paid there is the server's word: whoever leaves sees it asked for anew. */
function useRefreshAfter(orderNo: string | undefined): void {
  useEffect(() => {
    if (orderNo === undefined) return;
    return () => revalidate('app/home', 'user/get_processing_order', 'user/get_complete_order');
  }, [orderNo]);
}

function CloseDock({ onClose }: { onClose: () => void }) {
  const t = useTranslations('webview');
  return (
    <Dock>
      <Button id={ids.close} variant="soft" onClick={onClose}>
        {t('backToLoan')}
      </Button>
    </Dock>
  );
}

/** Why an address is not opened, so that somebody can tell a broken link from a page that is not ours. */
function refusalOf(url: string | undefined) {
  if (!url || !URL.canParse(url, document.baseURI)) return 'refused.noAddress';
  return new URL(url, document.baseURI).protocol === 'https:'
    ? 'refused.notListed'
    : 'refused.notSafe';
}

type RefusalProps = { url: string | undefined; onClose: () => void };

function Refusal({ url, onClose }: RefusalProps) {
  const t = useTranslations('webview');
  return (
    <div id={ids.refused}>
      <StateView
        art={<FaultArt />}
        title={t('refusedTitle')}
        text={t(refusalOf(url))}
        action={
          <Button variant="soft" onClick={onClose}>
            {t('back')}
          </Button>
        }
      />
    </div>
  );
}
