import type { Locale } from '@/lib/i18n/locale';
import { approvalValidMs, refusalRetryDays, usualAuditMinutes } from '@/lib/loan/constants';
import type { FaqFacts, FaqText, FaqTopic } from './faq-text';

const dayMs = 86_400_000;

/** Each language is a file of its own, loaded when it is read. */
const loaders: Record<Locale, () => Promise<{ text: FaqText }>> = {
  es: () => import('./texts/faq-es'),
  en: () => import('./texts/faq-en'),
  vi: () => import('./texts/faq-vi'),
};

const facts: FaqFacts = {
  auditMinutes: usualAuditMinutes,
  retryDays: refusalRetryDays,
  approvalDays: Math.ceil(approvalValidMs / dayMs),
};

/** The questions and answers in one language. Rejects where its file cannot be loaded. */
export async function loadFaq(locale: Locale): Promise<readonly FaqTopic[]> {
  const { text } = await loaders[locale]();
  return text(facts);
}
