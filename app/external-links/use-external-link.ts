import { useTranslations } from 'next-intl';
import { type MouseEvent, useCallback } from 'react';
import { callBridge, isBridge } from '@/lib/bridge/call';
import { showToast } from '@/lib/toast/toast';

/** Props of a link that leaves the app: spread them on `Button`, `LinkRow` or an anchor. */
type ExternalLink = { href: string; onClick(event: MouseEvent<HTMLElement>): void };

/**
 * Returns props for links that open outside of the app: through the shell (`intentUriOpen`, contract.md
 * section 4), or in the browser, where a page opens in a new tab without an opener. Shows a toast if the
 * phone cannot open it. URIs of other schemes than https, tel and mailto do nothing.
 */
export function useExternalLink(): (uri: string) => ExternalLink {
  const t = useTranslations('outside');
  return useCallback(
    (uri) => ({
      href: isExternalUri(uri) ? uri : '#',
      onClick(event) {
        if (isExternalUri(uri) && !isBridge() && !isHttpsUrl(uri)) return;
        event.preventDefault();
        if (!isExternalUri(uri)) return;
        void open(uri).then((opened) => {
          if (!opened) showToast(t('failed'), 4000);
        });
      },
    }),
    [t],
  );
}

/** True for a valid https URL. */
export function isHttpsUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

const schemes: ReadonlySet<string> = new Set(['https:', 'tel:', 'mailto:']);

function isExternalUri(uri: string): boolean {
  return URL.canParse(uri) && schemes.has(new URL(uri).protocol);
}

async function open(uri: string): Promise<boolean> {
  if (!isBridge()) {
    // With `noopener` it always returns null: a blocked window cannot be told from an open one.
    window.open(uri, '_blank', 'noopener,noreferrer');
    return true;
  }
  try {
    return (await callBridge('intentUriOpen', { uri })).opened;
  } catch {
    return false;
  }
}
