/** What may be opened outside of the app: a page served safely, a call, a mail. */
const schemes: ReadonlySet<string> = new Set(['https:', 'tel:', 'mailto:']);

/** True for an address that may be opened outside; everything else, also what cannot be read, stays shut. */
export function isOutsideUri(uri: string): boolean {
  return URL.canParse(uri) && schemes.has(new URL(uri).protocol);
}

/** True for a page served safely: the only kind of address that a partner may have. */
export function isSafePage(uri: string): boolean {
  return URL.canParse(uri) && new URL(uri).protocol === 'https:';
}
