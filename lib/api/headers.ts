import { getCurrentLocale } from '@/lib/i18n/current-locale';
import { readValue } from '@/lib/storage/values';
import { headerFields } from './header-fields';

/** The headers of every call, for the current language and app. A guest sends no `token`. */
export function requestHeaders(token: string | null): Record<string, string> {
  return headerFields({ token, locale: getCurrentLocale(), app: readValue('appInfo') });
}
