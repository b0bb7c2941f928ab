'use client';
import { type ComponentType, Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { LeaveQuestion } from '@/app/layout/leave-question';
import { ToastHost } from '@/app/layout/toast-host';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { NavigatorContext } from '@/lib/router/router-context';
import { restoreSession } from '@/lib/session/restore-session';
import { migrateStorage, migrations } from '@/lib/storage/migrate-storage';
import { CrashBoundary } from './crash-boundary';
import { InAndroid } from './in-android';
import type { PreviewParameters } from './preview-parameters';
import { useBehavior } from './use-behavior';
import { useShownLocale } from './use-shown-locale';
import { useTheme } from './use-theme';

if (typeof window !== 'undefined') migrateStorage(migrations);

type Props = {
  navigator: Navigator;
  /** Resolves when the server, or what stands in its place, can be asked. */
  transport: Promise<void>;
  /** A preview's own language and theme win over the person's. */
  preview: Pick<PreviewParameters, 'locale' | 'theme'>;
  /** Put around everything that speaks the language. */
  frame?: ComponentType<{ children: ReactNode }>;
  children(ready: boolean): ReactNode;
};

/** What every page stands on: language, theme, session, navigation, toast and the leave question. */
export function AppRoot({
  navigator,
  transport,
  preview,
  frame: Frame = Fragment,
  children,
}: Props) {
  const { locale, settled } = useShownLocale(preview.locale);
  useTheme(preview.theme);
  useBehavior(navigator);
  useEffect(() => {
    void transport.then(restoreSession);
  }, [transport]);
  return (
    <NavigatorContext value={navigator}>
      <Suspense>
        <I18nProvider locale={locale}>
          <Frame>
            <CrashBoundary>{children(settled)}</CrashBoundary>
            <ToastHost />
            <LeaveQuestion />
            <InAndroid />
          </Frame>
        </I18nProvider>
      </Suspense>
    </NavigatorContext>
  );
}
