import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isBridge } from '@/lib/bridge/call';

const AndroidLayer = lazy(() =>
  import('@/app/android/android-layer').then(({ AndroidLayer }) => ({ default: AndroidLayer })),
);

/** What only the Android shell needs, loaded there once the page lives; elsewhere nothing. */
export function InAndroid() {
  const isThere = useSyncExternalStore(never, isBridge, () => false);
  return <Suspense>{isThere && <AndroidLayer />}</Suspense>;
}

/** The shell is there from the start, or not at all. */
const never = () => () => undefined;
