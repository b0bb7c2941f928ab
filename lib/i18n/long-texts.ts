import type about from '@/locales/long/about/es.json';
import type agreement from '@/locales/long/agreement/es.json';
import type consent from '@/locales/long/consent/es.json';
import type deletion from '@/locales/long/deletion/es.json';
import type faq from '@/locales/long/faq/es.json';
import type heldData from '@/locales/long/held-data/es.json';
import type privacy from '@/locales/long/privacy/es.json';
import type repay from '@/locales/long/repay/es.json';
import type requests from '@/locales/long/requests/es.json';
import type terms from '@/locales/long/terms/es.json';
import type { Locale } from './locale';

/**
 * The shapes of the long texts, taken from the Spanish files in `locales/long/<name>/`. The agreement,
 * the policies and the consent texts are drafts for legal review (`config.draftTexts`). Changing what a consent text means
 * requires a new version in `lib/consent/kinds`.
 */
export type LongTexts = {
  about: typeof about;
  agreement: typeof agreement;
  consent: typeof consent;
  deletion: typeof deletion;
  faq: typeof faq;
  'held-data': typeof heldData;
  privacy: typeof privacy;
  repay: typeof repay;
  requests: typeof requests;
  terms: typeof terms;
};

export type LongTextName = keyof LongTexts;

type Loaders = {
  [Name in LongTextName]: Record<Locale, () => Promise<{ default: LongTexts[Name] }>>;
};

const loaders: Loaders = {
  about: {
    es: () => import('@/locales/long/about/es.json'),
    en: () => import('@/locales/long/about/en.json'),
    vi: () => import('@/locales/long/about/vi.json'),
  },
  agreement: {
    es: () => import('@/locales/long/agreement/es.json'),
    en: () => import('@/locales/long/agreement/en.json'),
    vi: () => import('@/locales/long/agreement/vi.json'),
  },
  consent: {
    es: () => import('@/locales/long/consent/es.json'),
    en: () => import('@/locales/long/consent/en.json'),
    vi: () => import('@/locales/long/consent/vi.json'),
  },
  deletion: {
    es: () => import('@/locales/long/deletion/es.json'),
    en: () => import('@/locales/long/deletion/en.json'),
    vi: () => import('@/locales/long/deletion/vi.json'),
  },
  faq: {
    es: () => import('@/locales/long/faq/es.json'),
    en: () => import('@/locales/long/faq/en.json'),
    vi: () => import('@/locales/long/faq/vi.json'),
  },
  'held-data': {
    es: () => import('@/locales/long/held-data/es.json'),
    en: () => import('@/locales/long/held-data/en.json'),
    vi: () => import('@/locales/long/held-data/vi.json'),
  },
  privacy: {
    es: () => import('@/locales/long/privacy/es.json'),
    en: () => import('@/locales/long/privacy/en.json'),
    vi: () => import('@/locales/long/privacy/vi.json'),
  },
  repay: {
    es: () => import('@/locales/long/repay/es.json'),
    en: () => import('@/locales/long/repay/en.json'),
    vi: () => import('@/locales/long/repay/vi.json'),
  },
  requests: {
    es: () => import('@/locales/long/requests/es.json'),
    en: () => import('@/locales/long/requests/en.json'),
    vi: () => import('@/locales/long/requests/vi.json'),
  },
  terms: {
    es: () => import('@/locales/long/terms/es.json'),
    en: () => import('@/locales/long/terms/en.json'),
    vi: () => import('@/locales/long/terms/vi.json'),
  },
};

/** Loads one long text in one language, as a chunk of its own. Rejects with the import's error. */
export async function loadText<Name extends LongTextName>(
  name: Name,
  locale: Locale,
): Promise<LongTexts[Name]> {
  const { default: text } = await loaders[name][locale]();
  return text;
}

/** Values for the `{placeholders}` of a long text, already formatted in its language. */
export type TextValues = Readonly<Record<string, string | number | null>>;

/**
 * Replaces every `{placeholder}` of a long text. A paragraph with a placeholder whose value is `null`
 * is removed from its list; a placeholder without a value stays.
 */
export function fillText<Text>(text: Text, values: TextValues): Text {
  return JSON.parse(JSON.stringify(text), (_key, part) => {
    if (Array.isArray(part)) return part.filter((item) => item !== null);
    return typeof part === 'string' ? fill(part, values) : part;
  });
}

function fill(text: string, values: TextValues): string | null {
  let isComplete = true;
  const filled = text.replace(/\{(\w+)\}/g, (placeholder, name) => {
    if (values[name] === null) isComplete = false;
    return String(values[name] ?? placeholder);
  });
  return isComplete ? filled : null;
}
