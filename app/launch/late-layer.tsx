import { useEffect } from 'react';
import { trackScreens } from '@/app/behavior/track-screens';
import { CoverLayer } from '@/app/lock/cover-layer';
import { useNavigator } from '@/lib/router/router-context';
import { InAndroid } from './in-android';
import { prefetchScreens } from './prefetch-screens';

/** What every page needs, but not for its first paint: one chunk, as the first load is near its budget. */
export function LateLayer() {
  const navigator = useNavigator();
  // It starts once the user has logged in and consented.
  useEffect(() => trackScreens(navigator), [navigator]);
  useEffect(prefetchScreens, []);
  return (
    <>
      <InAndroid />
      <CoverLayer />
    </>
  );
}
