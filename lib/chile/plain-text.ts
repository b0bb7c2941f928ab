/**
 * Normalizes typed or pasted text: NFKC (full-width digits, non-breaking spaces), without the direction
 * marks that contact lists and chats add, trimmed.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim();
}

/** `plainText` without separators of digits: spaces, points, dashes, parentheses. */
export function withoutSeparators(text: string): string {
  return plainText(text).replace(/[\s.()\-\u2010-\u2015\u2212]/g, '');
}
