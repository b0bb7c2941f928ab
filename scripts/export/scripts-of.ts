/** The scripts that a page names: addresses relative to the export's root, without `./`. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="\.\/([^"]+)"/g)].map(([, src = '']) => src);
}
