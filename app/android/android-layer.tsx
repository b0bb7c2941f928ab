import { Suspense, useEffect } from 'react';
import { sendPendingRegistration } from '@/lib/attribution/registration';
import { onPush } from '@/lib/bridge/push';
import { ScreenTexts } from '@/lib/i18n/screen-texts';
import { lazyPart } from '@/lib/router/lazy-part';
import { useNavigator } from '@/lib/router/router-context';
import { OfflineStrip } from './offline-strip';
import { applyDeviceTheme, applyInsets, openLinks, relayLifecycle } from './shell-events';
import { storeAppInfo, syncBack, syncSettings } from './shell-sync';

// Its own chunk: bundled with the rest of this folder, the sheet changes how all pages share their chunks.
const LaunchPermissions = lazyPart(
  async () => (await import('./launch-permissions')).LaunchPermissions,
);

const permissionTexts = ['apply'] as const;

type Props = {
  /** Handles the system's Back button; false lets Android close the app. */
  onSystemBack: () => boolean;
};

/** What the app does in the Android shell only: handles its events, syncs values, explains permissions. */
export function AndroidLayer({ onSystemBack }: Props) {
  const navigator = useNavigator();
  useEffect(() => {
    const unsubscribes = [
      onPush('back', onSystemBack),
      applyInsets(),
      applyDeviceTheme(),
      openLinks(navigator),
      relayLifecycle(),
      syncSettings(),
      syncBack(navigator),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [navigator, onSystemBack]);
  useEffect(() => {
    void storeAppInfo();
    void sendPendingRegistration();
  }, []);
  return (
    <>
      <OfflineStrip />
      <ScreenTexts parts={permissionTexts}>
        <Suspense>
          <LaunchPermissions />
        </Suspense>
      </ScreenTexts>
    </>
  );
}
