import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { showToast } from '@/lib/toast/toast';
import { openAppSettings } from './system-screens';

/** Returns a function that opens the app's page in the system's settings, or says that the user has to. */
export function useAppSettings(): () => void {
  const t = useTranslations('phoneSettings');
  return useCallback(() => {
    void openAppSettings().then((opened) => opened || showToast(t('failed'), 4000));
  }, [t]);
}
