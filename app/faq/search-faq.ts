import { matchOptions } from '@/components/select/match-options';
import type { LongTexts } from '@/lib/i18n/long-texts';

/** Questions about one subject. */
export type FaqTopic = LongTexts['faq'][number];

export type FaqEntry = FaqTopic['entries'][number];

/**
 * The topics with the entries that a search finds, in question or answer, accents and case aside;
 * topics without any are left out. An empty search finds everything.
 */
export function searchFaq(topics: readonly FaqTopic[], query: string): FaqTopic[] {
  return topics
    .map((topic) => ({ ...topic, entries: found(topic.entries, query) }))
    .filter(({ entries }) => entries.length > 0);
}

function found(entries: readonly FaqEntry[], query: string): FaqEntry[] {
  const texts = entries.map(({ id, question, answer }) => ({
    value: id,
    label: [question, ...answer].join(' '),
  }));
  const ids = new Set(matchOptions(texts, query).map(({ value }) => value));
  return entries.filter(({ id }) => ids.has(id));
}
