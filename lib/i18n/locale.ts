/** The languages of the catalogues. */
export const locales = ['es', 'en', 'vi'] as const;

export type Locale = (typeof locales)[number];

/** The language that a message missing elsewhere is taken from (product.md section 9). */
export const fallbackLocale: Locale = 'en';

/** The language of the exported pages, before the device's own is known. */
export const exportLocale: Locale = 'es';

/** What `<html lang>` says for each language. */
export const htmlLang: Record<Locale, string> = { es: 'es-CL', en: 'en', vi: 'vi' };

/** True for one of the three languages; narrows what comes from storage or an address. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The language for a device: English when its locale contains `en`, otherwise Spanish
 * (product.md section 1). `deviceLocale` is a BCP 47 tag such as `es-CL`.
 */
export function detectLocale(deviceLocale: string | undefined): Locale {
  return deviceLocale?.toLowerCase().includes('en') ? 'en' : 'es';
}
