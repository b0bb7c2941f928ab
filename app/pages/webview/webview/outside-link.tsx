'use client';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { callBridge, isBridge } from '@/lib/bridge/call';
import { ids } from './screen.ids';

/** Opens the page in the phone's browser: by the shell where there is one, else in a tab of its own. */
export function OutsideLink({ href }: { href: string }) {
  const t = useTranslations('webview');
  const [failed, setFailed] = useState(false);
  async function open(event: MouseEvent) {
    if (!isBridge()) return;
    event.preventDefault();
    const opened = await callBridge('intentUriOpen', { uri: href }).then(
      (reply) => reply.opened,
      () => false,
    );
    setFailed(!opened);
  }
  return (
    <>
      <a
        id={ids.outside}
        className="webview__outside"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={open}
      >
        {t('outside')}
      </a>
      {failed && (
        <span className="webview__failed" role="alert">
          {t('outsideFailed')}
        </span>
      )}
    </>
  );
}
