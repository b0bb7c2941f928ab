import { lazy, Suspense, useEffect } from 'react';
import { answerSystemBack } from '@/app/launch/hash-navigation';
import { onPush } from '@/lib/bridge/push';
import { ScreenTexts } from '@/lib/i18n/screen-texts';
import { catchUpRegistration } from '@/lib/session/tell-registration';
import { followInsets } from './follow-insets';
import { followLinks } from './follow-links';
import { followPhone } from './follow-phone';
import { learnAppInfo } from './learn-app-info';
import { OfflineStrip } from './offline-strip';
import { tellTheme } from './tell-theme';

// A chunk of its own: the sheet and what is in it, next to the rest of this, upset how all the pages share theirs.
const LaunchPermissions = lazy(() =>
  import('./permissions/launch-permissions').then(({ LaunchPermissions }) => ({
    default: LaunchPermissions,
  })),
);

/**
 * What the app does in the Android shell and nowhere else: answers Back, follows links, bars, keyboard,
 * network and coming and going, tells the theme, learns the shell's version, explains permissions. Loaded
 * there only.
 */
export function AndroidLayer() {
  useEffect(() => {
    const follow = [followInsets(), followLinks(), followPhone(), tellTheme()];
    const stops = [onPush('back', answerSystemBack), ...follow];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    void learnAppInfo();
    void catchUpRegistration();
  }, []);
  return (
    <>
      <OfflineStrip />
      <ScreenTexts>
        <Suspense>
          <LaunchPermissions />
        </Suspense>
      </ScreenTexts>
    </>
  );
}
