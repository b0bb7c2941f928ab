import type { Locale } from '@/lib/i18n/locale';
import type { PolicyText } from './texts/policy-text';

/** The policies that are one running text; the questions are `app/faq`. */
export type PolicyName = 'privacy' | 'terms' | 'about';

type Loader = () => Promise<{ text: PolicyText }>;

/** Each text is a file of its own, loaded when it is read. */
const loaders: Record<PolicyName, Record<Locale, Loader>> = {
  privacy: {
    es: () => import('./texts/privacy-es'),
    en: () => import('./texts/privacy-en'),
    vi: () => import('./texts/privacy-vi'),
  },
  terms: {
    es: () => import('./texts/terms-es'),
    en: () => import('./texts/terms-en'),
    vi: () => import('./texts/terms-vi'),
  },
  about: {
    es: () => import('./texts/about-es'),
    en: () => import('./texts/about-en'),
    vi: () => import('./texts/about-vi'),
  },
};

/** A policy in one language. Rejects where its file cannot be loaded. */
export async function loadPolicy(name: PolicyName, locale: Locale): Promise<PolicyText> {
  const { text } = await loaders[name][locale]();
  return text;
}
