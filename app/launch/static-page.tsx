'use client';
import { Suspense, use, useEffect } from 'react';
import { ScreenLoading } from '@/app/routing/screen-loading';
import { screenParts } from '@/app/routing/screen-parts';
import { ScreenView } from '@/app/routing/screen-view';
import { useScreen } from '@/app/routing/use-screen';
import { guardPresses } from '@/lib/gestures/press-gate';
import { ScreenTexts } from '@/lib/i18n/screen-texts';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { useRouteLocation } from '@/lib/router/use-router';
import { useCover, useSession } from '@/lib/session/use-session';
import { AppRoot } from './app-root';
import { type StartedPage, startPage } from './start-page';

type Props = { path: RoutePath };

/** One screen as a static page with its own URL, for designers and CDNs. Its code is loaded as in the hash app. */
export function StaticPage(props: Props) {
  return (
    <Suspense>
      <Started {...props} />
    </Suspense>
  );
}

function Started({ path }: Props) {
  const start = startPage(path);
  const { navigator, transport, preview } = start instanceof Promise ? use(start) : start;
  return (
    <AppRoot navigator={navigator} transport={transport} overrides={preview ?? {}}>
      {(isLocaleSettled) => <Content {...{ path, preview, isLocaleSettled }} />}
    </AppRoot>
  );
}

type ContentProps = Props & Pick<StartedPage, 'preview'> & { isLocaleSettled: boolean };

function Content({ path, preview, isLocaleSettled }: ContentProps) {
  const { target } = useRouteLocation();
  const load = useScreen(path);
  const isWaiting = load.status === 'pending';
  const { isReady } = useSession();
  const isCovered = useCover() !== 'none';
  // A preview is a picture: its state is entered by presses of its own.
  useEffect(() => (preview ? undefined : guardPresses()), [preview]);
  useEffect(() => {
    const maySee = isLocaleSettled && isReady && !isWaiting && !isCovered;
    if (maySee) delete document.documentElement.dataset.boot;
  }, [isLocaleSettled, isReady, isWaiting, isCovered]);
  // As in the HTML: the export has no screen here, even where the hash app has preset it in the same process.
  if (!isLocaleSettled) return null;
  if (preview?.instead) return preview.instead;
  if (load.status !== 'ready') return isWaiting ? null : <ScreenLoading path={path} load={load} />;
  return (
    <ScreenTexts parts={screenParts(path)}>
      <ScreenView path={path} screen={load.screen} query={target.query} />
    </ScreenTexts>
  );
}
