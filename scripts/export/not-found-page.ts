import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { htmlLang, locales } from '@/lib/i18n/locale';
import en from '@/locales/not-found/en.json';
import es from '@/locales/not-found/es.json';
import vi from '@/locales/not-found/vi.json';
import { escapeHtml } from '../escape-html';

const texts = { es, en, vi };

/** Finds the root of an export whose address is not known: what is before the folders that it has. */
const findRoot = `const path = location.pathname;
const at = path.search(/\\/(pages|preview|pictures|_next)\\//);
if (at >= 0) for (const link of document.links) link.href = path.slice(0, at) + '/index.html';`;

/**
 * The page of an address that an export does not have, in all languages. A host sends it for any address, so that it
 * loads no file. `siteUrl`, the URL of the export's root, makes its link to Home right everywhere; without it that
 * needs the page's script, and is right within the folders of the export.
 */
export function notFoundPage(siteUrl?: string): string {
  const home = siteUrl === undefined ? 'index.html' : `${new URL(siteUrl).pathname}index.html`;
  const style = styles();
  const script = siteUrl === undefined ? findRoot : '';
  const allowed = `style-src ${hashOf(style)}${script && `; script-src ${hashOf(script)}`}`;
  const sections = locales.map((locale) => {
    const { title, text, home: label } = texts[locale];
    const heading = locale === 'es' ? 'h1' : 'h2';
    return `<section lang="${htmlLang[locale]}"><${heading}>${escapeHtml(title)}</${heading}><p>${escapeHtml(text)}</p><a href="${escapeHtml(home)}">${escapeHtml(label)}</a></section>`;
  });
  return [
    `<!DOCTYPE html><html lang="${htmlLang.es}"><head><meta charset="utf-8"/>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; ${allowed}; base-uri 'none'; form-action 'none'"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="robots" content="noindex"/><meta name="referrer" content="no-referrer"/>',
    '<link rel="icon" href="data:,"/>',
    `<title>${escapeHtml(es.title)} · Luka</title><style>${style}</style></head>`,
    `<body><main><p class="name">luka<i>.</i></p>${sections.join('')}</main>`,
    `${script && `<script>${script}</script>`}</body></html>\n`,
  ].join('');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function styles(): string {
  const tokens = readFileSync('components/foundation/tokens.css', 'utf8');
  const colours = (at: 0 | 1) =>
    ['bg', 'text', 'text-2', 'link', 'line', 'accent']
      .map((name) => `--${name}:${colourOf(tokens, name)[at]}`)
      .join(';');
  return [
    `:root{color-scheme:light dark;${colours(0)}}`,
    `@media(prefers-color-scheme:dark){:root{${colours(1)}}}`,
    'body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.5 Roboto,Arial,sans-serif}',
    'main{max-width:28rem;margin:0 auto;padding:2rem 1.25rem}',
    'p{margin:0}h1,h2{margin:0 0 .5rem;line-height:1.25}h1{font-size:1.625rem}h2{font-size:1.25rem}',
    '.name{font-size:1.625rem;font-weight:800;letter-spacing:-.05em}',
    '.name i{color:var(--accent);font-style:normal}',
    'section{padding:1.5rem 0}section+section{border-top:1px solid var(--line);color:var(--text-2)}',
    'a{display:inline-block;padding:.75rem 0;color:var(--link);font-weight:600}',
  ].join('');
}

/** A token's colour in the light theme and in the dark one. */
function colourOf(tokens: string, name: string): [light: string, dark: string] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const [, light = value, dark = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  if (!light.startsWith('#')) throw new Error(`tokens.css has no colour --${name}: ${value}`);
  return [light, dark];
}
