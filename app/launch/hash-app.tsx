'use client';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { ScreenOutlet } from '@/app/routing/screen-outlet';
import { presetScreen } from '@/app/routing/use-screen';
import { startTransport } from '@/app/sandbox/start-transport';
import type { Screen } from '@/lib/router/define-screen';
import { ownerCountAtom } from '@/lib/session/session-state';
import { useSession } from '@/lib/session/use-session';
import { AppRoot } from './app-root';
import { hashNavigator } from './hash-navigation';
import { urlParameters } from './url-parameters';

const parameters = urlParameters();
const transport = startTransport(parameters);

/** The hash app, which the shell loads. `home` is part of the first load; other screens are loaded on demand. */
export function HashApp({ home }: { home: Screen }) {
  presetScreen('/', home);
  return (
    <AppRoot navigator={hashNavigator()} overrides={parameters} transport={transport}>
      {(isLocaleSettled) => <CurrentScreen isLocaleSettled={isLocaleSettled} />}
    </AppRoot>
  );
}

/** Removes the boot script's cover when the user's first screen is shown in the right language. */
function CurrentScreen({ isLocaleSettled }: { isLocaleSettled: boolean }) {
  const [isShown, setIsShown] = useState(false);
  const { isReady } = useSession();
  const onShown = useCallback(() => setIsShown(true), []);
  useEffect(() => {
    if (isLocaleSettled && isReady && isShown) delete document.documentElement.dataset.boot;
  }, [isLocaleSettled, isReady, isShown]);
  return <ScreenOutlet key={useAtomValue(ownerCountAtom)} onShown={onShown} />;
}
