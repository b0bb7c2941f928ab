import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from './locale';

/**
 * The two parts of a language's catalogue. `start` has the texts of Home, layout and components and
 * belongs to the first load (about 4 KiB gzip); `screens` has those of all other screens (about 11 KiB)
 * and is loaded with the first of them.
 */
export type CataloguePart = 'start' | 'screens';

type Load = () => Promise<{ default: AbstractIntlMessages }>;

const loaders: Record<CataloguePart, Record<Locale, Load>> = {
  start: {
    es: () => import('@/locales/start/es.json'),
    en: () => import('@/locales/start/en.json'),
    vi: () => import('@/locales/start/vi.json'),
  },
  screens: {
    es: () => import('@/locales/screens/es.json'),
    en: () => import('@/locales/screens/en.json'),
    vi: () => import('@/locales/screens/vi.json'),
  },
};

const requested = new Map<string, Promise<AbstractIntlMessages>>();
const loaded = new Map<string, AbstractIntlMessages>();

/**
 * Loads one part of a language; later calls return the same promise, which `use()` needs. A failed
 * load is tried again at the next call. Rejects with the import's error.
 */
export function loadCatalogue(
  locale: Locale,
  part: CataloguePart = 'start',
): Promise<AbstractIntlMessages> {
  const key = `${part}/${locale}`;
  const pending = requested.get(key);
  if (pending) return pending;
  const promise = loaders[part][locale]().then(
    (module) => {
      loaded.set(key, module.default);
      return module.default;
    },
    (error: unknown) => {
      requested.delete(key);
      throw error;
    },
  );
  requested.set(key, promise);
  return promise;
}

/** One part of a language if it has loaded, else `undefined`. */
export function loadedCatalogue(
  locale: Locale,
  part: CataloguePart,
): AbstractIntlMessages | undefined {
  return loaded.get(`${part}/${locale}`);
}

/** Loads what a change of language needs: `start`, and `screens` if some language's was requested. */
export async function loadLanguage(locale: Locale): Promise<void> {
  const needsScreens = [...requested.keys()].some((key) => key.startsWith('screens/'));
  await Promise.all([
    loadCatalogue(locale),
    needsScreens ? loadCatalogue(locale, 'screens') : undefined,
  ]);
}
