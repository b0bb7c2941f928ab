import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isBridge } from '@/lib/bridge/call';
import { onSystemBack } from './hash-navigation';

const AndroidLayer = lazy(() =>
  import('@/app/android/android-layer').then(({ AndroidLayer }) => ({ default: AndroidLayer })),
);

/** Loads what only the Android shell needs, after hydration and there only. */
export function InAndroid() {
  const isShell = useSyncExternalStore(neverChanges, isBridge, () => false);
  return <Suspense>{isShell && <AndroidLayer onSystemBack={onSystemBack} />}</Suspense>;
}

/** The bridge object is injected before the page loads, or never. */
const neverChanges = () => () => undefined;
