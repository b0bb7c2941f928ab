import { withoutAccents } from '@/lib/format/without-accents';
import { galleryComponents } from '../examples';
import { filterStates } from '../filter-states';
import { type GalleryScreen, galleryAreas } from '../screens';
import type { DesignIndex } from './design-index';

/** What a search finds, the closest first. */
export type Found = {
  screens: readonly GalleryScreen[];
  components: readonly string[];
  tokens: DesignIndex['tokens'];
  texts: DesignIndex['texts'];
};

/** Finds what contains every word, whatever its accents and capitals: by name, and texts in any language by their words. */
export function searchDesign(index: DesignIndex, search: string): Found {
  const words = withoutAccents(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return { screens: [], components: [], tokens: [], texts: [] };
  const matches = (text: string) => {
    const folded = withoutAccents(text);
    return words.every((word) => folded.includes(word));
  };
  const phrase = words.join(' ');
  /** A whole name comes first, then what begins with the words, then the shorter one. */
  const rank = (text: string) => {
    const folded = withoutAccents(text).replace(/^--/, '');
    const bare = phrase.replace(/^--/, '');
    if (folded === bare) return 0;
    return (folded.startsWith(bare) ? 1 : 1000) + text.length;
  };
  const byRank = (one: string, other: string) => rank(one) - rank(other);
  const isNamed = (name: string) => matches(`${name} ${name.replace(/-/g, ' ')}`);
  return {
    screens: filterStates(galleryAreas, search).flatMap(({ screens }) => screens),
    components: galleryComponents
      .map(({ name }) => name)
      .filter(isNamed)
      .sort(byRank),
    tokens: index.tokens
      .filter(({ name }) => isNamed(name))
      .sort((one, other) => byRank(one.name, other.name)),
    texts: index.texts
      .filter(({ key, words: text }) => [key, ...Object.values(text)].some(matches))
      .sort((one, other) => byRank(closest(one), closest(other))),
  };

  function closest({ key, words: text }: DesignIndex['texts'][number]): string {
    const found = [key, ...Object.values(text)].filter(matches);
    return found.sort(byRank)[0] ?? key;
  }
}
