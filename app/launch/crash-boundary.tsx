'use client';
import { useTranslations } from 'next-intl';
import { Component, type ContextType, type ReactNode } from 'react';
import { reportCrash } from '@/app/behavior/track-crashes';
import { loadNewBuild } from '@/app/routing/load-new-build';
import { Button } from '@/components/button/button';
import { Page } from '@/components/page/page';
import { NavigatorContext } from '@/lib/router/router-context';

type Props = { children: ReactNode };
type State = { crashed: boolean };

/**
 * Catches errors that a screen throws while rendering: shows a message and a retry instead of a blank page, also where
 * it is the first screen, under the boot script's cover.
 */
export class CrashBoundary extends Component<Props, State> {
  static override contextType = NavigatorContext;
  declare context: ContextType<typeof NavigatorContext>;
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override componentDidCatch(): void {
    delete document.documentElement.dataset.boot;
    // A part of the screen may be a file that the host has no longer.
    void loadNewBuild();
    if (this.context) reportCrash('render', this.context);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return <Crashed onRetry={() => this.setState({ crashed: false })} />;
  }
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('shell.crash');
  return (
    <Page>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <Button opens onClick={onRetry}>
        {t('retry')}
      </Button>
    </Page>
  );
}
