import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { iconWifiOff } from '@/components/icon/shapes/status';
import './offline-strip.css';

/** Says at the top of every screen that the phone has no connection, as long as it has none. */
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
    const leave = () => setOffline(true);
    const come = () => setOffline(false);
    // What was heard between the first look and this moment was heard by nobody.
    setOffline(!navigator.onLine);
    window.addEventListener('offline', leave);
    window.addEventListener('online', come);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', come);
    };
  }, []);
  // The stylesheet makes room for it.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (offline) dataset.offline = '';
    return () => {
      delete dataset.offline;
    };
  }, [offline]);
  return offline;
}
