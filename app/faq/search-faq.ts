import { matchOptions } from '@/components/select/match-options';
import { withoutAccents } from '@/lib/format/without-accents';
import type { LongTexts } from '@/lib/i18n/long-texts';
import { isOneSlip } from '@/lib/text/one-slip';

/** The questions about one subject. */
export type FaqTopic = LongTexts['faq'][number];

/** A question with its answer; `keywords` are other words that people ask it with, which are not shown. */
export type FaqEntry = FaqTopic['entries'][number];

/** Shorter words ("me", "mi", "que") say nothing about the question, and a slip makes another word of them. */
const shortestTelling = 4;

/**
 * The topics with the entries whose question, answer or keywords match the query, ignoring accents and case, without
 * topics that have none. Where no entry has every word, those that have every longer word, with one slip in each. An
 * empty query matches everything.
 */
export function searchFaq(topics: readonly FaqTopic[], query: string): FaqTopic[] {
  const found = withEntries(topics, matching(topics, query));
  return found.length > 0 ? found : withEntries(topics, nearlyMatching(topics, query));
}

function withEntries(topics: readonly FaqTopic[], ids: ReadonlySet<string>): FaqTopic[] {
  return topics
    .map((topic) => ({ ...topic, entries: topic.entries.filter(({ id }) => ids.has(id)) }))
    .filter(({ entries }) => entries.length > 0);
}

function matching(topics: readonly FaqTopic[], query: string): Set<string> {
  const texts = topics
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ value: entry.id, label: textOf(entry) }));
  return new Set(matchOptions(texts, query).map(({ value }) => value));
}

function nearlyMatching(topics: readonly FaqTopic[], query: string): Set<string> {
  const telling = wordsOf(query).filter(({ length }) => length >= shortestTelling);
  if (telling.length === 0) return new Set();
  const entries = topics.flatMap((topic) => topic.entries);
  const near = entries.filter((entry) => {
    const words = wordsOf(textOf(entry));
    return telling.every((typed) =>
      words.some((word) => word.startsWith(typed) || isOneSlip(typed, word)),
    );
  });
  return new Set(near.map(({ id }) => id));
}

function textOf({ question, answer, keywords = '' }: FaqEntry): string {
  return [question, ...answer, keywords].join(' ');
}

function wordsOf(text: string): string[] {
  return withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
