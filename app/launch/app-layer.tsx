import { useEffect } from 'react';
import { trackCrashes } from '@/app/behavior/track-crashes';
import { trackScreens } from '@/app/behavior/track-screens';
import { CoverLayer } from '@/app/lock/cover-layer';
import { useNavigator } from '@/lib/router/router-context';
import { InAndroid } from './in-android';
import { prefetchScreens } from './prefetch-screens';

/** What every page has beside its screen: the phone's events, what covers the app, what is loaded ahead. */
export function AppLayer() {
  const navigator = useNavigator();
  // It starts once the user has logged in and consented.
  useEffect(() => trackScreens(navigator), [navigator]);
  useEffect(() => trackCrashes(navigator), [navigator]);
  useEffect(prefetchScreens, []);
  return (
    <>
      <InAndroid />
      <CoverLayer />
    </>
  );
}
