import type { Locale } from '@/lib/i18n/locale';
import type { AgreementText } from './agreement-text';

/** Each language is a file of its own, loaded when it is read. */
const loaders: Record<Locale, () => Promise<{ text: AgreementText }>> = {
  es: () => import('./texts/agreement-es'),
  en: () => import('./texts/agreement-en'),
  vi: () => import('./texts/agreement-vi'),
};

/** The agreement in one language, wanting its figures. Rejects where its file cannot be loaded. */
export async function loadAgreement(locale: Locale): Promise<AgreementText> {
  const { text } = await loaders[locale]();
  return text;
}
