'use client';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { screen as home } from '@/app/pages/index/index/screen';
import { ScreenOutlet } from '@/app/routing/screen-outlet';
import { prefetchScreen, presetScreen } from '@/app/routing/use-screen';
import { startTransport } from '@/app/sandbox/start-transport';
import { isBridge } from '@/lib/bridge/call';
import { guardPresses } from '@/lib/gestures/press-gate';
import { showAllSurfaces } from '@/lib/gestures/surfaces';
import type { Locale } from '@/lib/i18n/locale';
import { isHome } from '@/lib/router/target';
import { ownerCountAtom } from '@/lib/session/session-state';
import { useCover, useSession } from '@/lib/session/use-session';
import { AppRoot } from './app-root';
import { hashNavigator } from './hash-navigation';
import { urlParameters } from './url-parameters';

const parameters = urlParameters();
const transport = startTransport(parameters);

// Not in effects: the page takes presses as soon as it hydrates, and the screen of a link, or of a tap on the painted
// Home, loads meanwhile.
if (typeof window !== 'undefined') {
  // Tells `watchStart` that the scripts of the start have run.
  document.documentElement.dataset.app = 'started';
  guardPresses();
  const { target } = hashNavigator().current();
  if (!isHome(target)) void prefetchScreen(target.path);
}

type Props = {
  /** The language of the page's HTML. */
  locale: Locale;
};

/** The hash app, which the shell loads. Home is part of the first load; other screens are loaded on demand. */
export function HashApp({ locale }: Props) {
  presetScreen('/', home);
  useKeptFiles();
  return (
    <AppRoot
      navigator={hashNavigator()}
      overrides={parameters}
      transport={transport}
      prerenderedIn={locale}
    >
      {(isLocaleSettled) => <CurrentScreen isLocaleSettled={isLocaleSettled} />}
    </AppRoot>
  );
}

/** Late enough to delay neither the first screen nor its data. */
const keepFilesAfterMs = 3000;

/** Lets a browser keep the app's files. The shell has them; the dev server changes them. */
function useKeptFiles(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || isBridge()) return;
    const timer = setTimeout(async () => {
      // Without a connection it is tried again at the next start.
      const module = await import('./keep-files').catch(() => null);
      await module?.keepFiles();
    }, keepFilesAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Removes the boot script's cover when the user's first screen is shown in the right language, and may be seen. */
function CurrentScreen({ isLocaleSettled }: { isLocaleSettled: boolean }) {
  const [isShown, setIsShown] = useState(false);
  const { isReady } = useSession();
  const isCovered = useCover() !== 'none';
  // Home, in which the page hydrates, is shown first: the screen of a deep link has to come after it. Later screens
  // need no render of this one.
  const onShown = useCallback((isCurrent: boolean) => {
    if (document.documentElement.dataset.boot) setIsShown(isCurrent);
  }, []);
  useEffect(() => {
    const maySee = isLocaleSettled && isReady && isShown && !isCovered;
    if (!maySee || document.documentElement.dataset.boot === undefined) return;
    delete document.documentElement.dataset.boot;
    showAllSurfaces();
  }, [isLocaleSettled, isReady, isShown, isCovered]);
  return <ScreenOutlet key={useAtomValue(ownerCountAtom)} onShown={onShown} />;
}
