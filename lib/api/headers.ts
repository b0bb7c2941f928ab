import { config } from '@/lib/config';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locale';
import { readValue } from '@/lib/storage/values';

/**
 * What every call carries (product.md section 7). In the shell the version is the app's own, from
 * `appInfo`; elsewhere the build's. `token` is left out where nobody is logged in.
 */
export function requestHeaders(token: string | null): Record<string, string> {
  const app = readValue('appInfo');
  return {
    language: languageHeader(getCurrentLocale()),
    'app-name': config.name,
    version: `${app?.versionName ?? config.appVersion}.${config.webBuild}`,
    'version-code': String(app?.versionCode ?? config.versionCode),
    'content-type': 'application/json',
    ...(token ? { token } : {}),
  };
}

/** The language that the server is asked for: it knows `en` and `es`, and Vietnamese reads English. */
export function languageHeader(locale: Locale): 'en' | 'es' {
  return locale === 'es' ? 'es' : 'en';
}
