'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useExternalLink } from '@/app/external-links/use-external-link';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { iconLock } from '@/components/icon/shapes/status';
import { Spinner } from '@/components/loader/loader';
import { Notice } from '@/components/notice/notice';
import { OfflineState } from '@/components/state-view/state-view';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import type { Locale } from '@/lib/i18n/locale';
import type { AllowedUrl } from './allowed-url';
import { ids } from './screen.ids';

type Props = {
  page: AllowedUrl;
  title: string;
  /** A loan is paid on it. */
  isPayment?: boolean;
  /** The page has navigated back to the app. */
  onReturned: () => void;
};

/**
 * The iframe's `sandbox` attribute. The shell gives the bridge to the main frame only, so no framed page reaches
 * it. The own payment page needs no scripts; other pages keep their own origin, which is never the app's.
 */
const sandboxTokens = {
  own: 'allow-forms allow-same-origin',
  foreign: 'allow-forms allow-scripts allow-same-origin',
} as const;

/** A page in an iframe, with its host, its loading state and a link to open it in the browser. */
export function FramedPage({ page, title, isPayment = false, onReturned }: Props) {
  const t = useTranslations('webview');
  const tState = useTranslations('ui.state');
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useFramePhase(attempt);
  const externalLink = useExternalLink();
  const { locale } = useFormat();
  const retry = () => setAttempt(attempt + 1);
  if (phase === 'offline') return <OfflineState onRetry={retry} />;
  return (
    <div className="webview">
      <div className="webview__head">
        {!page.own && <Icon of={iconLock} size="s" />}
        <span className="grow">
          {isPayment && <span>{t('payee', { lender: config.lender.name })}</span>}{' '}
          <b className="webview__host">{new URL(page.href).host}</b>
        </span>
        {phase === 'loading' && (
          <span role="status">
            <Spinner />
            <span className="visually-hidden">{t('loading')}</span>
          </span>
        )}
        {!page.own && (
          <a
            id={ids.openExternally}
            className="webview__external-link"
            {...externalLink(page.href)}
          >
            {t('outside')}
          </a>
        )}
      </div>
      {phase === 'slow' && (
        <Notice tone="warn" live title={t('slowTitle')}>
          <p>{t('slowText')}</p>
          {isPayment && <p>{t('slowPayment')}</p>}
          <div className="webview__retry">
            <Button id={ids.retry} small variant="soft" icon={iconRefresh} opens onClick={retry}>
              {tState('retry')}
            </Button>
          </div>
        </Notice>
      )}
      <iframe
        key={attempt}
        id={ids.frame}
        className="webview__frame"
        title={title}
        sandbox={page.own ? sandboxTokens.own : sandboxTokens.foreign}
        referrerPolicy="no-referrer"
        src={frameSource(page, locale)}
        onLoad={({ currentTarget }) => {
          setPhase('loaded');
          if (hasReturned(currentTarget, page)) onReturned();
        }}
      />
    </div>
  );
}

/** The state of the iframe. A browser does not report a failed load, so a slow one may have failed. */
type FramePhase = 'loading' | 'slow' | 'loaded' | 'offline';

/** Milliseconds after which a load counts as slow. */
const slowMs = 15_000;

function useFramePhase(attempt: number) {
  const [phase, setPhase] = useState<FramePhase>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    setPhase(navigator.onLine ? 'loading' : 'offline');
    const timer = setTimeout(() => {
      setPhase((current) => (current === 'loading' ? 'slow' : current));
    }, slowMs);
    return () => clearTimeout(timer);
  }, [attempt]);
  return [phase, setPhase] as const;
}

/** The parameter that the sandbox's payment page adds when it is done. */
const doneParameter = 'done';

/**
 * The URL that the iframe loads. The own payment page gets the language, and returns to itself with
 * `doneParameter`, so that the app is never loaded inside the iframe.
 */
function frameSource({ href, own }: AllowedUrl, locale: Locale): string {
  if (!own) return href;
  const url = new URL(href);
  const done = new URL(href);
  done.searchParams.set(doneParameter, '1');
  url.searchParams.set('lang', locale);
  url.searchParams.set('return', `${done.pathname}${done.search}`);
  return url.href;
}

/**
 * True if the framed page is done: it has `doneParameter`, or navigated to the app's origin. The URL of a page
 * of another origin cannot be read: it has not returned.
 */
function hasReturned(frame: HTMLIFrameElement, page: AllowedUrl): boolean {
  const href = readHref(frame);
  if (href === undefined || !URL.canParse(href)) return false;
  const { protocol, pathname, searchParams } = new URL(href);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return !page.own || searchParams.has(doneParameter) || pathname !== new URL(page.href).pathname;
}

function readHref(frame: HTMLIFrameElement): string | undefined {
  try {
    return frame.contentWindow?.location.href;
  } catch {
    return undefined;
  }
}
