'use client';
import { type ReactNode, Suspense, useEffect } from 'react';
import { LeaveDialog } from '@/app/shell/leave-dialog';
import { ToastHost } from '@/app/shell/toast-host';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import type { Locale } from '@/lib/i18n/locale';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { NavigatorContext } from '@/lib/router/router-context';
import { restoreSession } from '@/lib/session/restore-session';
import { CrashBoundary } from './crash-boundary';
import { startTransport } from './start-transport';
import { useShownLocale } from './use-shown-locale';
import { type Theme, useTheme } from './use-theme';

startTransport();

type Props = {
  navigator: Navigator;
  /** A language or theme that wins over the person's own: previews. */
  locale?: Locale;
  theme?: Theme;
  children(ready: boolean): ReactNode;
};

/** What every page stands on: language, theme, session, navigation, toast and the leave question. */
export function AppRoot({ navigator, locale: presetLocale, theme, children }: Props) {
  const { locale, settled } = useShownLocale(presetLocale);
  useTheme(theme);
  useEffect(() => {
    void restoreSession();
  }, []);
  return (
    <NavigatorContext value={navigator}>
      <Suspense>
        <I18nProvider locale={locale}>
          <CrashBoundary>{children(settled)}</CrashBoundary>
          <ToastHost />
          <LeaveDialog />
        </I18nProvider>
      </Suspense>
    </NavigatorContext>
  );
}
