'use client';
import { type ReactNode, useEffect } from 'react';
import { LeaveQuestion } from '@/app/layout/leave-question';
import { ToastHost } from '@/app/layout/toast-host';
import { useShownLocale } from '@/app/layout/use-shown-locale';
import { joinTabs } from '@/lib/api/cache';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import type { Locale } from '@/lib/i18n/locale';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { NavigatorContext } from '@/lib/router/router-context';
import { restoreSession } from '@/lib/session/restore-session';
import { onChange } from '@/lib/storage/changes';
import { migrateStorage, migrations } from '@/lib/storage/migrate-storage';
import { readValue } from '@/lib/storage/values';
import { AppLayer } from './app-layer';
import { CrashBoundary } from './crash-boundary';
import type { UrlParameters } from './url-parameters';

if (typeof window !== 'undefined') migrateStorage(migrations);

type Props = {
  navigator: Navigator;
  /** Resolves when the server, or the sandbox instead of it, can be called. */
  transport: Promise<void>;
  /** Language and theme of the URL, which override the user's settings. */
  overrides: Pick<UrlParameters, 'locale' | 'theme'>;
  /** The language of the page's HTML; that of the export if absent. */
  prerenderedIn?: Locale;
  /** `isLocaleSettled`: the screens' language has been decided and loaded. */
  children(isLocaleSettled: boolean): ReactNode;
};

/** The providers of the hash app and of every static page, and what is shown above all screens. */
export function AppRoot({ navigator, transport, overrides, prerenderedIn, children }: Props) {
  const { locale, settled } = useShownLocale(overrides.locale, prerenderedIn);
  useTheme(overrides.theme);
  useEffect(() => {
    void transport.then(restoreSession);
  }, [transport]);
  useEffect(joinTabs, []);
  return (
    <NavigatorContext value={navigator}>
      <I18nProvider locale={locale}>
        <CrashBoundary>{children(settled)}</CrashBoundary>
        <ToastHost />
        <LeaveQuestion />
        <AppLayer />
      </I18nProvider>
    </NavigatorContext>
  );
}

/** Sets `<html data-theme>` to the theme of the URL, else to the one chosen in Settings. */
function useTheme(override: UrlParameters['theme']): void {
  // Not `useStored`: it renders again at once while the page hydrates, which would discard the prerendered HTML.
  useEffect(() => {
    const apply = () => {
      const theme = override ?? readValue('luka_theme');
      const { dataset } = document.documentElement;
      if (theme === 'light' || theme === 'dark') dataset.theme = theme;
      else if (theme === 'system') delete dataset.theme;
    };
    apply();
    return onChange('luka_theme', () => {
      apply();
      // All at once: a control would fade from its colour of the other theme, and be a light spot on a dark page.
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    });
  }, [override]);
}
