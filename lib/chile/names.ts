import { plainText } from '@/lib/text/plain-text';
import { accepted, type Checked, refused } from './checked';

/** Why a name is refused. */
export type NameFault = 'empty' | 'characters' | 'tooShort' | 'tooLong';

/** Length of a name in characters. Source: contract.md section 1. */
export const nameLength = { min: 2, max: 60 } as const;

/**
 * What keyboards and documents have in place of an apostrophe: acute, grave, opening quotation mark, prime. `O´Higgins`
 * is typed with the key beside the P.
 */
const likeApostrophe = /[´`\u02b9\u02ca\u02cb‘‛′\u1fef\u1ffd\uff40]/g;

/** What a phone makes of a hyphen: dashes, the minus sign. */
const likeHyphen = /[‒-―−]/g;

/** The joiners U+200C and U+200D are part of the spelling in Persian and Indic scripts. */
const nameCharacters = /^(?:[\p{L}\p{M} '’ʼ‐-]|\u200c|\u200d)+$/u;

/**
 * Parses a name: letters of any script with their accents, spaces, apostrophes and hyphens; at least two
 * letters. The value is trimmed, with single spaces, normalized to NFKC, with `'` for what only looks like it.
 */
export function parseName(text: string): Checked<string, NameFault> {
  const name = plainText(text)
    .replace(/\s+/g, ' ')
    .replace(likeApostrophe, "'")
    .replace(likeHyphen, '-');
  if (name === '') return refused('empty');
  if (!nameCharacters.test(name)) return refused('characters');
  // Count code points, not UTF-16 units.
  const length = [...name].length;
  if (length > nameLength.max) return refused('tooLong');
  const letters = name.match(/\p{L}/gu) ?? [];
  if (letters.length < nameLength.min) return refused('tooShort');
  return accepted(name);
}

/** The name of a contact of the phone, without what is not part of a name: `Rosa ❤️ (trabajo)` is `Rosa trabajo`. */
export function contactName(text: string): string {
  const name = plainText(text).replace(likeApostrophe, "'");
  return (name.match(/(?:\p{L}(?:\p{M}|\u200c|\u200d)*|['’ʼ‐-])+/gu) ?? []).join(' ');
}

/**
 * Whether two spellings are the same name: case, accents, apostrophes, hyphens and spaces aside. `Muñoz` is
 * `MUNOZ`, and `O’Higgins` is `OHiggins`.
 */
export function sameName(one: string, other: string): boolean {
  return lettersOf(one) !== '' && lettersOf(one) === lettersOf(other);
}

/** Given names and family names, as on the ID card. */
export type PersonName = { readonly first: string; readonly last: string };

/**
 * Whether a name may be that of a person: it has one of the given names and one of the family names, in any
 * order. Case, accents, particles ("de la") and further names on either side make no other person.
 */
export function isNameOf(name: string, { first, last }: PersonName): boolean {
  if (sameName(name, `${first} ${last}`)) return true;
  const words = wordsOf(name);
  const given = wordsOf(first);
  const family = wordsOf(last);
  // Two words of the name: in "Pedro Martín" one Martín is not both names of Martín Martín.
  return words.some(
    (word, at) =>
      given.includes(word) && words.some((other, place) => place !== at && family.includes(other)),
  );
}

const particles: readonly string[] = ['de', 'del', 'la', 'las', 'los', 'y'];

function wordsOf(name: string): string[] {
  return plainText(name)
    .split(/[\s‐-]+/)
    .map(lettersOf)
    .filter((word) => word !== '' && !particles.includes(word));
}

function lettersOf(name: string): string {
  const letters = plainText(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '');
  // Unicode takes the bar of the Vietnamese letter for no accent.
  return letters.replaceAll('đ', 'd');
}
