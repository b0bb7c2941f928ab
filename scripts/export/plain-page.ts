import { readFileSync } from 'node:fs';
import { htmlLang, type Locale, locales } from '@/lib/i18n/locale';
import { escapeHtml } from '../escape-html';
import { hashSource } from './secure-html';

type PlainPage = {
  title: string;
  /** Further elements of the head, as HTML. */
  head: string;
  /** The content, as HTML. */
  main: string;
  /** Code that runs at the end of the page; empty for none. */
  script: string;
};

/** A page of the export that Next has not made: it loads no file, and allows its own style and script only. */
export function plainPage({ title, head, main, script }: PlainPage): string {
  const style = styles();
  const allowed = `style-src ${hashSource(style)}${script && `; script-src ${hashSource(script)}`}`;
  return [
    `<!DOCTYPE html><html lang="${htmlLang.es}"><head><meta charset="utf-8"/>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; ${allowed}; base-uri 'none'; form-action 'none'"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="referrer" content="no-referrer"/><link rel="icon" href="data:,"/>',
    `<title>${escapeHtml(title)}</title>${head}<style>${style}</style></head>`,
    `<body><main><p class="name">luka<i>.</i></p>${main}</main>`,
    `${script && `<script>${script}</script>`}</body></html>\n`,
  ].join('');
}

/** The content of a page in all languages: a section each, below its title. */
export function sectionsOf<Texts extends { title: string }>(
  texts: Readonly<Record<Locale, Texts>>,
  contentOf: (texts: Texts, locale: Locale) => string,
): string {
  const section = (locale: Locale) => {
    const heading = locale === 'es' ? 'h1' : 'h2';
    const title = `<${heading}>${escapeHtml(texts[locale].title)}</${heading}>`;
    return `<section lang="${htmlLang[locale]}">${title}${contentOf(texts[locale], locale)}</section>`;
  };
  return locales.map(section).join('');
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
    'p{margin:0;overflow-wrap:anywhere}h1,h2{margin:0 0 .5rem;line-height:1.25}h1{font-size:1.625rem}h2{font-size:1.25rem}',
    '.name{font-size:1.625rem;font-weight:800;letter-spacing:-.05em}',
    '.name i{color:var(--accent);font-style:normal}',
    'section{padding:1.5rem 0}section+section{border-top:1px solid var(--line);color:var(--text-2)}',
    'a{display:inline-block;padding:.75rem 0;color:var(--link);font-weight:600}',
    'img{max-width:100%;height:auto}p:has(code){margin-bottom:.75rem}',
  ].join('');
}

/** A token's colour in the light theme and in the dark one. */
function colourOf(tokens: string, name: string): [light: string, dark: string] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const [, light = value, dark = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  if (!light.startsWith('#')) throw new Error(`tokens.css has no colour --${name}: ${value}`);
  return [light, dark];
}
