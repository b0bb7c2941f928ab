import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from './locale';

/**
 * The two parts of a language: `start` is what Home and the app's frame say, in `locales/start/`; `screens`
 * is what all other screens say, in `locales/screens/`, and comes with the first of them.
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

const asked = new Map<string, Promise<AbstractIntlMessages>>();
const arrived = new Map<string, AbstractIntlMessages>();

/**
 * Loads one part of a language, once; a failed load (no network) is tried anew at the next call.
 * Rejects with the loader's error.
 */
export function loadCatalogue(
  locale: Locale,
  part: CataloguePart = 'start',
): Promise<AbstractIntlMessages> {
  const key = `${part}/${locale}`;
  const underway = asked.get(key);
  if (underway) return underway;
  const promise = loaders[part][locale]().then(
    (module) => {
      arrived.set(key, module.default);
      return module.default;
    },
    (error: unknown) => {
      asked.delete(key);
      throw error;
    },
  );
  asked.set(key, promise);
  return promise;
}

/** A part of a language that is already here, else `undefined`. */
export function arrivedCatalogue(
  locale: Locale,
  part: CataloguePart,
): AbstractIntlMessages | undefined {
  return arrived.get(`${part}/${locale}`);
}

/** Loads every part of a language of which some language's is already in use: for switching to it. */
export async function loadLanguage(locale: Locale): Promise<void> {
  const screensInUse = [...asked.keys()].some((key) => key.startsWith('screens/'));
  await Promise.all([
    loadCatalogue(locale),
    screensInUse ? loadCatalogue(locale, 'screens') : undefined,
  ]);
}
