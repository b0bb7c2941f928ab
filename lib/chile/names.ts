import { accepted, type Checked, refused } from './checked';
import { plainText } from './plain-text';

/** Why a person's name is refused. */
export type NameFault = 'empty' | 'characters' | 'tooShort' | 'tooLong';

/** Characters of a name. Source: contract.md section 1. */
export const nameLength = { min: 2, max: 60 } as const;

/** Joiners (U+200C, U+200D) are part of the spelling in Persian and the scripts of India. */
const nameCharacters = /^(?:[\p{L}\p{M} '’ʼ‐-]|\u200c|\u200d)+$/u;

/**
 * Reads a person's name: letters of any script with their accents, spaces, apostrophes and
 * hyphens, two letters at least. The value is trimmed, with single spaces, in composed form (NFC).
 */
export function parseName(text: string): Checked<string, NameFault> {
  const name = plainText(text).replace(/\s+/g, ' ');
  if (name === '') return refused('empty');
  if (!nameCharacters.test(name)) return refused('characters');
  // By code point, not by UTF-16 unit: a letter of a rare script counts once.
  const length = [...name].length;
  if (length > nameLength.max) return refused('tooLong');
  const letters = name.match(/\p{L}/gu) ?? [];
  if (letters.length < nameLength.min) return refused('tooShort');
  return accepted(name);
}
