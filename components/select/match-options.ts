import type { Choice } from '@/components/chips/chips';
import { withoutAccents } from '@/lib/format/without-accents';

/**
 * Filters options by a search text. An option matches if each word of the text is a prefix of one of its
 * words; accents, case and punctuation are ignored ("nunoa" finds Ñuñoa, "o higgins" finds O'Higgins).
 * Options that start with the text come first; otherwise the order is kept.
 */
export function matchOptions(options: readonly Choice[], query: string): readonly Choice[] {
  const wanted = plain(query);
  if (wanted === '') return options;
  const words = wanted.split(' ');
  const found = options
    .map((option) => ({ option, name: ` ${plain(option.label)}` }))
    .filter(({ name }) => words.every((word) => name.includes(` ${word}`)));
  const first = found.filter(({ name }) => name.startsWith(` ${wanted}`));
  const later = found.filter((match) => !first.includes(match));
  return [...first, ...later].map(({ option }) => option);
}

function plain(text: string): string {
  return withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
