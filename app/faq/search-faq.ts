import { matchOptions } from '@/components/select/match-options';
import type { LongTexts } from '@/lib/i18n/long-texts';

/** The questions about one subject. */
export type FaqTopic = LongTexts['faq'][number];

export type FaqEntry = FaqTopic['entries'][number];

/**
 * The topics with the entries whose question or answer matches the query, ignoring accents and case, without
 * topics that have none. An empty query matches everything.
 */
export function searchFaq(topics: readonly FaqTopic[], query: string): FaqTopic[] {
  return topics
    .map((topic) => ({ ...topic, entries: matching(topic.entries, query) }))
    .filter(({ entries }) => entries.length > 0);
}

function matching(entries: readonly FaqEntry[], query: string): FaqEntry[] {
  const texts = entries.map(({ id, question, answer }) => ({
    value: id,
    label: [question, ...answer].join(' '),
  }));
  const ids = new Set(matchOptions(texts, query).map(({ value }) => value));
  return entries.filter(({ id }) => ids.has(id));
}
