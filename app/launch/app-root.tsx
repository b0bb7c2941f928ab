'use client';
import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { LeaveQuestion } from '@/app/layout/leave-question';
import { ToastHost } from '@/app/layout/toast-host';
import { useShownLocale } from '@/app/layout/use-shown-locale';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import { loadRetrying } from '@/lib/router/load-retrying';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { NavigatorContext } from '@/lib/router/router-context';
import { restoreSession } from '@/lib/session/restore-session';
import { migrateStorage, migrations } from '@/lib/storage/migrate-storage';
import { useStored } from '@/lib/storage/use-stored';
import { CrashBoundary } from './crash-boundary';
import type { UrlParameters } from './url-parameters';

if (typeof window !== 'undefined') migrateStorage(migrations);

const LateLayer = lazy(async () => {
  const { LateLayer } = await loadRetrying(() => import('./late-layer'));
  return { default: LateLayer };
});

type Props = {
  navigator: Navigator;
  /** Resolves when the server, or the sandbox instead of it, can be called. */
  transport: Promise<void>;
  /** Language and theme of the URL, which override the user's settings. */
  overrides: Pick<UrlParameters, 'locale' | 'theme'>;
  /** Wraps everything that uses the catalogue. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** `isLocaleSettled`: the screens' language has been decided and loaded. */
  children(isLocaleSettled: boolean): ReactNode;
};

/** The providers of the hash app and of every static page, and what is shown above all screens. */
export function AppRoot(props: Props) {
  const { navigator, transport, overrides, frame: Frame = Fragment, children } = props;
  const { locale, settled } = useShownLocale(overrides.locale);
  useTheme(overrides.theme);
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
            <Suspense>
              <LateLayer />
            </Suspense>
          </Frame>
        </I18nProvider>
      </Suspense>
    </NavigatorContext>
  );
}

/** Sets `<html data-theme>` to the theme of the URL, else to the one chosen in Settings. */
function useTheme(override: UrlParameters['theme']): void {
  const setting = useStored('luka_theme');
  useEffect(() => {
    const theme = override ?? setting;
    const { dataset } = document.documentElement;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    else if (theme === 'system') delete dataset.theme;
  }, [override, setting]);
}
