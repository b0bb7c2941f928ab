import { exportLocale, htmlLang, type Locale } from '@/lib/i18n/locale';

/** The page of an export that has Home prerendered in a language: `index.html` is the Spanish one. */
export function languagePage(locale: Locale): string {
  return locale === exportLocale ? 'index.html' : `${locale}.html`;
}

/**
 * The relative address of Home in the wanted language, at the address of a page whose `lang` is another; undefined
 * where the page stays. Only Home, the first entry of the history, is opened elsewhere, so that Back never leads to
 * another document; any other screen takes its language with its texts.
 */
export function homeInLanguage(
  wanted: Locale,
  lang: string,
  { hash, search }: Pick<Location, 'hash' | 'search'>,
): string | undefined {
  const isHome = ['', '#', '#/'].includes(hash);
  return isHome && htmlLang[wanted] !== lang ? languagePage(wanted) + search + hash : undefined;
}
