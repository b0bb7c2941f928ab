import type { Choice } from '@/components/chips/chips';

/**
 * The options that a search finds: those whose name has every typed word at the beginning of one of
 * its own, accents, case and signs aside ("nunoa" finds Ñuñoa, "o higgins" finds O'Higgins). An
 * option that begins with the text comes first; else the order stays.
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
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
