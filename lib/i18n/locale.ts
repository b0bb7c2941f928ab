/** The languages of the catalogues. */
export const locales = ['es', 'en', 'vi'] as const;

export type Locale = (typeof locales)[number];

/** The language of messages that another catalogue lacks (product.md section 9). */
export const fallbackLocale: Locale = 'en';

/** The language of the prerendered pages. */
export const exportLocale: Locale = 'es';

/** The value of `<html lang>`. */
export const htmlLang: Record<Locale, string> = { es: 'es-CL', en: 'en', vi: 'vi' };

/** True for one of the three languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The language of a device: English when its locale contains `en`, otherwise Spanish
 * (product.md section 1). `deviceLocale` is a BCP 47 tag such as `es-CL`.
 */
export function detectLocale(deviceLocale: string | undefined): Locale {
  return deviceLocale?.toLowerCase().includes('en') ? 'en' : 'es';
}

/** True where a person's family name comes before the given ones. */
export function isSurnameFirst(locale: Locale): boolean {
  return locale === 'vi';
}
