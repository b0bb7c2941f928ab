'use client';
import { Fragment, Suspense, use, useEffect } from 'react';
import { LoginGate } from '@/app/routing/login-gate';
import { UnknownScreen } from '@/app/routing/unknown-screen';
import { ScreenTexts } from '@/lib/i18n/screen-texts';
import type { Screen } from '@/lib/router/define-screen';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { useRouteLocation } from '@/lib/router/use-router';
import { AppRoot } from './app-root';
import { type StartedPage, startPage } from './start-page';

type Props = { path: RoutePath; screen: Screen };

/** One screen as a page of its own, with an address of its own, for designers and CDNs. */
export function StaticPage(props: Props) {
  return (
    <Suspense>
      <Started {...props} />
    </Suspense>
  );
}

function Started({ path, screen }: Props) {
  const start = startPage(path);
  const { navigator, transport, preview } = start instanceof Promise ? use(start) : start;
  return (
    <AppRoot
      navigator={navigator}
      transport={transport}
      preview={preview ?? {}}
      frame={preview?.Frame}
    >
      {(settled) => <Content screen={screen} settled={settled} preview={preview} />}
    </AppRoot>
  );
}

type ContentProps = Pick<Props, 'screen'> & Pick<StartedPage, 'preview'> & { settled: boolean };

function Content({ screen, settled, preview }: ContentProps) {
  const { target } = useRouteLocation();
  const Frame = preview?.Frame ?? Fragment;
  useEffect(() => {
    if (settled) delete document.documentElement.dataset.boot;
  }, [settled]);
  if (settled && preview?.instead) return preview.instead;
  const content = screen.render(target.query);
  return (
    <ScreenTexts>
      <Frame>
        {content === undefined ? (
          <UnknownScreen />
        ) : (
          <LoginGate needed={screen.needsLogin}>{content}</LoginGate>
        )}
      </Frame>
    </ScreenTexts>
  );
}
