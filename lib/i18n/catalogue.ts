import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from './locale';

/**
 * The parts of a language's catalogue. `start` has the texts of Home, layout and components and belongs
 * to the first load; `apply` has those of the screens from the log-in to the hand-in, `loan` those of
 * all others. The latter two are loaded with the first screen that needs them. `codes` has the page's own
 * words for the codes of the server, and is loaded beside its first reply.
 */
export type CataloguePart = 'start' | 'codes' | ScreenPart;
export type ScreenPart = 'apply' | 'loan';

export const allScreenParts: readonly ScreenPart[] = ['apply', 'loan'];

type Load = () => Promise<{ default: AbstractIntlMessages }>;

const loaders: Record<CataloguePart, Record<Locale, Load>> = {
  start: {
    es: () => import('@/locales/start/es.json'),
    en: () => import('@/locales/start/en.json'),
    vi: () => import('@/locales/start/vi.json'),
  },
  codes: {
    es: () => import('@/locales/codes/es.json'),
    en: () => import('@/locales/codes/en.json'),
    vi: () => import('@/locales/codes/vi.json'),
  },
  apply: {
    es: () => import('@/locales/apply/es.json'),
    en: () => import('@/locales/apply/en.json'),
    vi: () => import('@/locales/apply/vi.json'),
  },
  loan: {
    es: () => import('@/locales/loan/es.json'),
    en: () => import('@/locales/loan/en.json'),
    vi: () => import('@/locales/loan/vi.json'),
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

/** Registers parts of a language that belong to the first load. */
export function presetCatalogue(
  locale: Locale,
  parts: Readonly<Partial<Record<CataloguePart, AbstractIntlMessages>>>,
): void {
  for (const [part, messages] of Object.entries(parts)) {
    loaded.set(`${part}/${locale}`, messages);
    requested.set(`${part}/${locale}`, Promise.resolve(messages));
  }
}

/** Loads several parts of a language, as `loadCatalogue` does. */
export function loadCatalogues(locale: Locale, parts: readonly CataloguePart[]) {
  return Promise.all(parts.map((part) => loadCatalogue(locale, part)));
}

/** One part of a language if it has loaded, else `undefined`. */
export function loadedCatalogue(
  locale: Locale,
  part: CataloguePart,
): AbstractIntlMessages | undefined {
  return loaded.get(`${part}/${locale}`);
}

/** Loads what a change of language needs: `start`, and the parts that were requested in some language. */
export async function loadLanguage(locale: Locale): Promise<void> {
  const parts = (['codes', ...allScreenParts] as const).filter((part) =>
    [...requested.keys()].some((key) => key.startsWith(`${part}/`)),
  );
  await loadCatalogues(locale, ['start', ...parts]);
}
