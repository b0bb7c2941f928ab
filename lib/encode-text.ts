/**
 * A text as a part of an address, percent-encoded in UTF-8. Half a pair of surrogates, as of an emoji that was cut,
 * becomes U+FFFD: `encodeURIComponent` throws for it.
 */
export function encodeText(text: string): string {
  // biome-ignore lint/style/noRestrictedGlobals: this is the function that all others use
  return encodeURIComponent(text.toWellFormed());
}
