import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locale';

/** What the headers of a call depend on. */
type Caller = {
  /** `null` for a guest. */
  token: string | null;
  locale: Locale;
  /** The installed app, in the shell. */
  app: { versionName: string; versionCode: number } | null;
};

/**
 * The headers of every call (product.md section 7). In the shell the version is that of the installed app; elsewhere
 * that of the build. A guest sends no `token`.
 */
export function headerFields({ token, locale, app }: Caller): Record<string, string> {
  return {
    language: languageHeader(locale),
    'app-name': config.name,
    version: `${app?.versionName ?? config.appVersion}.${config.webBuild}`,
    'version-code': String(app?.versionCode ?? config.versionCode),
    'content-type': 'application/json',
    ...(token ? { token } : {}),
  };
}

/** The language of the server's texts: it has `en` and `es` only, so Vietnamese gets English. */
export function languageHeader(locale: Locale): 'en' | 'es' {
  return locale === 'es' ? 'es' : 'en';
}
