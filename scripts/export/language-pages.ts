import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagePage } from '@/app/launch/head/language-page';
import { exportLocale, htmlLang, locales } from '@/lib/i18n/locale';

/** The pages of the hash app in an export, one a language. */
export const hashPages: readonly string[] = locales.map(languagePage);

/**
 * Moves the pages of the hash app in the other languages beside `index.html`, as `en.html`: addresses in them are
 * relative to the export's root, and links are fragments, which a `<base>` would lead elsewhere.
 */
export function placeLanguagePages(out: string): void {
  for (const locale of locales) {
    if (locale === exportLocale) continue;
    const html = readFileSync(join(out, locale, 'index.html'), 'utf8');
    const root = `<html lang="${htmlLang[exportLocale]}"`;
    // Otherwise the page would open itself again, as in the wrong language.
    if (!html.includes(root)) throw new Error(`the page in ${locale} does not say its language`);
    writeFileSync(
      join(out, languagePage(locale)),
      html.replace(root, `<html lang="${htmlLang[locale]}"`),
    );
    rmSync(join(out, locale), { recursive: true });
  }
}
