import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlLang } from '@/lib/i18n/locale';
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
    .replace('<head>', () => `<head>${fontPreloads(html, css)}`)
    .replace('</head>', () => `<style>${css}</style></head>`);
}

/** Has the fonts that a page needs loaded before its styles are read: its text is then laid out once, in them. */
function fontPreloads(html: string, css: string): string {
  const isVietnamese = html.includes(`<html lang="${htmlLang.vi}"`);
  const urls = new Set(
    [...css.matchAll(/url\((\.\/_next\/[^)]+\.woff2)\)/g)].map(([, url]) => url),
  );
  return [...urls]
    .filter((url) => isVietnamese || !/-vietnamese\b/.test(url ?? ''))
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${url}"/>`)
    .join('');
}

/** The text of a style sheet beside which `../media` is, as it is written into the page at the root. */
function inPage(css: string): string {
  if (css.includes('</style')) throw new Error('a style sheet ends the element that it is in');
  return withoutMapComment(css).replaceAll('url(../media/', 'url(./_next/static/media/');
}
