import { retentionDays } from '@/lib/consent/retention';
import type { Locale } from '@/lib/i18n/locale';
import type { ConsentText, ConsentTextOf } from './consent-text';

/** Each language is a file of its own, loaded when it is read. */
const loaders: Record<Locale, () => Promise<{ text: ConsentTextOf }>> = {
  es: () => import('./consent-es'),
  en: () => import('./consent-en'),
  vi: () => import('./consent-vi'),
};

/** The questions of consent in one language. Rejects where its file cannot be loaded. */
export async function loadConsentText(locale: Locale): Promise<ConsentText> {
  const { text } = await loaders[locale]();
  return text(retentionDays);
}
