import { useTranslations } from 'next-intl';
import { type MouseEvent, useCallback } from 'react';
import { callBridge, isBridge } from '@/lib/bridge/call';
import { showToast } from '@/lib/toast/toast';
import { isOutsideUri } from './outside-uri';

/** What makes a link lead out of the app: spread it on `Button`, `LinkRow` or an anchor. */
export type OutsideLink = { href: string; onClick(event: MouseEvent<HTMLElement>): void };

/**
 * Makes links that open outside of the app: by the shell (`intentUriOpen`, contract.md section 4), or by the
 * browser, a page in a tab of its own that knows nothing of ours. Where nothing on the phone opens
 * it, that is said. An address of another kind leads nowhere.
 */
export function useOutsideLink(): (uri: string) => OutsideLink {
  const t = useTranslations('outside');
  return useCallback(
    (uri) => ({
      href: isOutsideUri(uri) ? uri : '#',
      onClick(event) {
        if (isOutsideUri(uri) && !isBridge() && !isPage(uri)) return;
        event.preventDefault();
        if (!isOutsideUri(uri)) return;
        void open(uri).then((opened) => {
          if (!opened) showToast(t('failed'), 4000);
        });
      },
    }),
    [t],
  );
}

function isPage(uri: string): boolean {
  return new URL(uri).protocol === 'https:';
}

async function open(uri: string): Promise<boolean> {
  if (!isBridge()) {
    // With `noopener` the answer is always null: a blocked window cannot be told from an open one.
    window.open(uri, '_blank', 'noopener,noreferrer');
    return true;
  }
  try {
    return (await callBridge('intentUriOpen', { uri })).opened;
  } catch {
    return false;
  }
}
