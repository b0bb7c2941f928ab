'use client';
import { useEffect } from 'react';
import { LoginGate } from '@/app/stage/login-gate';
import { UnknownScreen } from '@/app/stage/unknown-screen';
import { ScreenTexts } from '@/lib/i18n/screen-texts';
import type { Screen } from '@/lib/router/define-screen';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { usePlace } from '@/lib/router/use-router';
import { AppRoot } from './app-root';
import { pageNavigator } from './page-navigation';

type Props = { path: RoutePath; screen: Screen };

/** One screen as a page of its own, with an address of its own, for designers and CDNs. */
export function StaticPage({ path, screen }: Props) {
  return (
    <AppRoot navigator={pageNavigator(path)}>
      {(settled) => <Content screen={screen} settled={settled} />}
    </AppRoot>
  );
}

function Content({ screen, settled }: { screen: Screen; settled: boolean }) {
  const { target } = usePlace();
  useEffect(() => {
    if (settled) delete document.documentElement.dataset.boot;
  }, [settled]);
  const content = screen.render(target.query);
  if (content === undefined) return <UnknownScreen />;
  return (
    <LoginGate needed={screen.needsLogin}>
      <ScreenTexts>{content}</ScreenTexts>
    </LoginGate>
  );
}
