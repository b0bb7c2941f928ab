'use client';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { LeaveQuestion } from '@/app/shell/leave-question';
import { ToastHost } from '@/app/shell/toast-host';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { NavigatorContext } from '@/lib/router/router-context';
import { restoreSession } from '@/lib/session/restore-session';
import { migrateStorage } from '@/lib/storage/migrate-storage';
import { CrashBoundary } from './crash-boundary';
import { previewParameters } from './preview-parameters';
import { startTransport } from './start-transport';
import { useShownLocale } from './use-shown-locale';
import { useTheme } from './use-theme';

if (typeof window !== 'undefined') migrateStorage();
const transport = startTransport();

type Props = {
  navigator: Navigator;
  children(ready: boolean): ReactNode;
};

/** What every page stands on: language, theme, session, navigation, toast and the leave question. */
export function AppRoot({ navigator, children }: Props) {
  // A preview's own language and theme win over the person's.
  const preview = useMemo(previewParameters, []);
  const { locale, settled } = useShownLocale(preview.locale);
  useTheme(preview.theme);
  useEffect(() => {
    void transport.then(restoreSession);
  }, []);
  return (
    <NavigatorContext value={navigator}>
      <Suspense>
        <I18nProvider locale={locale}>
          <CrashBoundary>{children(settled)}</CrashBoundary>
          <ToastHost />
          <LeaveQuestion />
        </I18nProvider>
      </Suspense>
    </NavigatorContext>
  );
}
