import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { iconWifiOff } from '@/components/icon/shapes/status';

/** A strip at the top of every screen while the device is offline. */
export function OfflineStrip() {
  const t = useTranslations('shell');
  const offline = useOffline();
  return (
    <div role="status">
      {offline && (
        <p className="offline-strip">
          <Icon of={iconWifiOff} size="s" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    // By event, not by `navigator.onLine`: the shell reports a change earlier than the WebView.
    const goOffline = () => setOffline(true);
    const goOnline = () => setOffline(false);
    // The connection may have changed between the first render and this effect.
    setOffline(!navigator.onLine);
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
    };
  }, []);
  // The stylesheets move everything at the top down by the strip's height.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (offline) dataset.offline = '';
    return () => {
      delete dataset.offline;
    };
  }, [offline]);
  return offline;
}
