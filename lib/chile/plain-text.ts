/**
 * Text as a person meant it: compatibility forms folded (full-width digits, non-breaking spaces),
 * direction marks that contact lists and chats put around numbers removed, ends trimmed.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim();
}

/** The same without what people put between digits: spaces, points, dashes, parentheses. */
export function withoutSeparators(text: string): string {
  return plainText(text).replace(/[\s.()\-\u2010-\u2015\u2212]/g, '');
}
