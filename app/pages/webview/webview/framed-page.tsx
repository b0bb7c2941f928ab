'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useExternalLink } from '@/app/external-links/use-external-link';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { iconLock } from '@/components/icon/shapes/status';
import { Spinner } from '@/components/loader/loader';
import { Notice } from '@/components/notice/notice';
import { OfflineState } from '@/components/state-view/state-view';
import { useFormat } from '@/lib/format/use-format';
import type { AllowedUrl } from './allowed-url';
import { frameSource, hasReturned } from './has-returned';
import { ids } from './screen.ids';
import { useFrameLoad } from './use-frame-load';

type Props = {
  page: AllowedUrl;
  title: string;
  /** The page has led back to the app. */
  onReturned: () => void;
};

/**
 * What a framed page may do. None of them reaches the bridge, which the shell gives to the main frame
 * alone. The app's own pay page needs no script, so that it gets none; others keep their own origin,
 * which is never the app's, so that it opens nothing of it.
 */
const rights = {
  own: 'allow-forms allow-same-origin',
  foreign: 'allow-forms allow-scripts allow-same-origin',
} as const;

/** A page in a frame: whose it is, how it loads, and the way to open it outside. */
export function FramedPage({ page, title, onReturned }: Props) {
  const t = useTranslations('webview');
  const tState = useTranslations('ui.state');
  const [attempt, setAttempt] = useState(0);
  const load = useFrameLoad(attempt);
  const outside = useExternalLink();
  const { locale } = useFormat();
  const retry = () => setAttempt(attempt + 1);
  if (load.phase === 'offline') return <OfflineState onRetry={retry} />;
  return (
    <div className="webview">
      <div className="webview__head">
        {!page.own && <Icon of={iconLock} size="s" />}
        <span className="grow">{new URL(page.href).host}</span>
        {load.phase === 'loading' && (
          <span role="status">
            <Spinner />
            <span className="vh">{t('loading')}</span>
          </span>
        )}
        {!page.own && (
          <a id={ids.outside} className="webview__outside" {...outside(page.href)}>
            {t('outside')}
          </a>
        )}
      </div>
      {load.phase === 'slow' && (
        <Notice tone="warn" live title={t('slowTitle')}>
          <p>{t('slowText')}</p>
          <div className="webview__retry">
            <Button id={ids.retry} small variant="soft" icon={iconRefresh} onClick={retry}>
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
        sandbox={page.own ? rights.own : rights.foreign}
        referrerPolicy="no-referrer"
        src={frameSource(page, locale)}
        onLoad={({ currentTarget }) => {
          load.done();
          if (hasReturned(currentTarget, page)) onReturned();
        }}
      />
    </div>
  );
}
