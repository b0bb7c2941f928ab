'use client';
import { useCallback, useEffect, useState } from 'react';
import { ScreenOutlet } from '@/app/routing/screen-outlet';
import { presetScreen } from '@/app/routing/use-screen';
import type { Screen } from '@/lib/router/define-screen';
import { useSession } from '@/lib/session/use-session';
import { AppRoot } from './app-root';
import { hashNavigator } from './hash-navigation';
import { previewParameters } from './preview-parameters';
import { startTransport } from './start-transport';

const preview = previewParameters();
const transport = startTransport(preview);

/** The app in its one page: what the shell loads. `home` comes with the page, the rest when it is shown. */
export function HashApp({ home }: { home: Screen }) {
  presetScreen('/', home);
  return (
    <AppRoot navigator={hashNavigator()} preview={preview} transport={transport}>
      {(settled) => <Uncovered settled={settled} />}
    </AppRoot>
  );
}

/** Takes off the cover of the boot script, once the person's own first screen stands. */
function Uncovered({ settled }: { settled: boolean }) {
  const [shown, setShown] = useState(false);
  const { isReady } = useSession();
  const onShown = useCallback(() => setShown(true), []);
  useEffect(() => {
    if (settled && isReady && shown) delete document.documentElement.dataset.boot;
  }, [settled, isReady, shown]);
  return <ScreenOutlet onShown={onShown} />;
}
