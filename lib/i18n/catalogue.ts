import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from './locale';

const loaders: Record<Locale, () => Promise<{ default: AbstractIntlMessages }>> = {
  es: () => import('@/locales/es.json'),
  en: () => import('@/locales/en.json'),
  vi: () => import('@/locales/vi.json'),
};

const loading = new Map<Locale, Promise<AbstractIntlMessages>>();

/**
 * Loads one language's messages, once; a failed load (no network) is tried anew at the next call.
 * Rejects with the loader's error.
 */
export function loadCatalogue(locale: Locale): Promise<AbstractIntlMessages> {
  const underway = loading.get(locale);
  if (underway) return underway;
  const promise = loaders[locale]().then(
    (module) => {
      return module.default;
    },
    (error: unknown) => {
      loading.delete(locale);
      throw error;
    },
  );
  loading.set(locale, promise);
  return promise;
}
