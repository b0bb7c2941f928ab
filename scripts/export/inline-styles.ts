import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMapComment } from './source-map-comment';

/** A style sheet that Next names in a page's head, and what makes React look for that element while it hydrates. */
const link =
  /<link rel="stylesheet" href="\.\/(_next\/static\/chunks\/[^"]+\.css)" data-precedence="next"\/>/g;
const linkElement = /\[\\"\$\\",\\"link\\",\\"\d+\\",\{\\"rel\\":\\"stylesheet\\"[^}]*\}\]/g;
const preloadHint = /:HL\[\\"[^"]*\.css\\",\\"style\\"\]\\n/g;

/**
 * Puts the styles of the hash app's page of an export into the page: the first paint then waits for no second
 * request, and neither do the scripts in the head, which a browser runs only after the style sheets before them. They
 * are at the head's end, as two thirds of the page's bytes: what is loaded beside it is requested before. React
 * would load again what it does not find, so that Next's data of the page lose the links as well. Must run before the
 * page's styles are listed in its Content-Security-Policy.
 */
export function inlineStyles(out: string): void {
  const file = join(out, 'index.html');
  const html = readFileSync(file, 'utf8');
  const names = [...html.matchAll(link)].map(([, name = '']) => name);
  if (names.length === 0) throw new Error('the page names no style sheet where it is expected');
  const css = names.map((name) => inPage(readFileSync(join(out, name), 'utf8'))).join('\n');
  const page = html
    .replace(link, '')
    .replace(linkElement, 'null')
    .replace(preloadHint, '')
    .replace('</head>', () => `<style>${css}</style></head>`);
  const left = names.find((name) => page.includes(name));
  if (left) throw new Error(`${left} is named where it is not expected`);
  writeFileSync(file, page);
}

/** The text of a style sheet beside which `../media` is, as it is written into the page at the root. */
function inPage(css: string): string {
  if (css.includes('</style')) throw new Error('a style sheet ends the element that it is in');
  return withoutMapComment(css).replaceAll('url(../media/', 'url(./_next/static/media/');
}
