import { config } from '@/lib/config';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locale';
import { readValue } from '@/lib/storage/values';

/**
 * The headers of every call (product.md section 7). In the shell the version is that of the installed app,
 * from `appInfo`; elsewhere that of the build. A guest sends no `token`.
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

/** The language of the server's texts: it has `en` and `es` only, so Vietnamese gets English. */
export function languageHeader(locale: Locale): 'en' | 'es' {
  return locale === 'es' ? 'es' : 'en';
}
