import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMapComment } from './source-map-comment';

/** A link to a style sheet of the export. */
const link = /<link rel="stylesheet" href="\.\/(_next\/[^"]+\.css)"[^>]*?(?=\/?>)/g;

/**
 * A page at the root of an export with its style sheets in it: the first paint waits for no second request. They are
 * at the head's end, as two thirds of the page's bytes: what is loaded beside it is requested before. The links stay,
 * disabled, so that nothing is loaded for them: React finds what it has rendered.
 */
export function inlineStyles(html: string, out: string): string {
  const names = [...html.matchAll(link)].map(([, name = '']) => name);
  if (names.length === 0) return html;
  const css = names.map((name) => inPage(readFileSync(join(out, name), 'utf8'))).join('\n');
  return html
    .replace(link, '$& disabled=""')
    .replace('</head>', () => `<style>${css}</style></head>`);
}

/** The text of a style sheet beside which `../media` is, as it is written into the page at the root. */
function inPage(css: string): string {
  if (css.includes('</style')) throw new Error('a style sheet ends the element that it is in');
  return withoutMapComment(css).replaceAll('url(../media/', 'url(./_next/static/media/');
}
