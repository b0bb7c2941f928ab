/** Line breaks, tabs and a next line: they separate words, as a space does. */
const breaks = /[\t-\r\u0085]+/g;

/**
 * Characters that are not drawn: soft hyphens, direction marks, joiners, fillers, variation selectors, controls. The
 * joiners U+200C and U+200D are kept within a word of another script than Latin, where they are spelling (Persian,
 * Indic languages).
 */
const invisible =
  /(?!(?<=[\p{L}\p{M}])(?<!\p{Script=Latin})[\u200c\u200d](?=[\p{L}\p{M}])(?!\p{Script=Latin}))[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/**
 * Normalizes typed or pasted text, for every field alike: without invisible characters, in NFKC (full-width digits,
 * non-breaking spaces), trimmed. An accent that stands alone, such as `´`, stays one: NFKC makes a space and a mark
 * of it.
 */
export function plainText(text: string): string {
  return text
    .replace(breaks, ' ')
    .replace(invisible, '')
    .replace(/[^\p{Sk}]+/gu, (part) => part.normalize('NFKC'))
    .trim();
}

/** `plainText` without separators of digits: spaces, points, dashes, parentheses. */
export function withoutSeparators(text: string): string {
  return plainText(text).replace(/[\s.()\-\u2010-\u2015\u2212]/g, '');
}

/**
 * `plainText` without the words and signs around a number, as they are pasted with it: `RUN: 12.345.678-5`,
 * `9 8123 4567 (mamá)`. A single letter beside the number stays, as it is a slip of the finger within it.
 */
export function withoutWords(text: string): string {
  return plainText(text)
    .replace(/^[^\d+]*(?<!(?<!\p{L})\p{L})(?=[\d+])/u, '')
    .replace(
      /(?<=[\dk])(?:[^\p{L}\d+]*[^\p{L}\d+-]\p{L}{2}\D*|[^\p{L}\d\s+.\p{Pd}\u2212]+)$/iu,
      '',
    );
}
