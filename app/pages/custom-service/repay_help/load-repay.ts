import type { Locale } from '@/lib/i18n/locale';
import type { RepayText } from './texts/repay-text';

/** Each language is a file of its own, loaded when it is read. */
const loaders: Record<Locale, () => Promise<{ text: RepayText }>> = {
  es: () => import('./texts/repay-es'),
  en: () => import('./texts/repay-en'),
  vi: () => import('./texts/repay-vi'),
};

/** How to pay in one language, wanting its figures. Rejects where its file cannot be loaded. */
export async function loadRepay(locale: Locale): Promise<RepayText> {
  const { text } = await loaders[locale]();
  return text;
}
