import { useSyncExternalStore } from 'react';
import { AndroidLayer } from '@/app/android/android-layer';
import { isBridge } from '@/lib/bridge/call';
import { onSystemBack } from './hash-navigation';

/** What only the Android shell needs: after hydration, and there only. */
export function InAndroid() {
  const isShell = useSyncExternalStore(neverChanges, isBridge, () => false);
  return isShell && <AndroidLayer onSystemBack={onSystemBack} />;
}

/** The bridge object is injected before the page loads, or never. */
const neverChanges = () => () => undefined;
