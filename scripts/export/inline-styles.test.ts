import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineStyles } from './inline-styles';

const chunks = '_next/static/chunks';
let out = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'luka-export-'));
  mkdirSync(join(out, chunks), { recursive: true });
});

afterEach(() => rmSync(out, { recursive: true }));

const link = (name: string, end = '/>') =>
  `<link rel="stylesheet" href="./${chunks}/${name}" data-precedence="next"${end}`;

function inlined(sheets: readonly string[]): string {
  for (const [at, css] of sheets.entries()) writeFileSync(join(out, chunks, `${at}.css`), css);
  const links = sheets.map((_, at) => link(`${at}.css`)).join('');
  return inlineStyles(`<head>${links}<title>Luka</title></head>`, out);
}

test('the page has its styles in their order, after what the head loads, and loads no sheet', () => {
  const off = (name: string) => link(name, ' disabled=""/>');
  expect(inlined(['p{color:red}', 'b{margin:0}'])).toBe(
    `<head>${off('0.css')}${off('1.css')}<title>Luka</title><style>p{color:red}\nb{margin:0}</style></head>`,
  );
});

test('a font is found from the page', () => {
  expect(inlined(['@font-face{src:url(../media/sans.1a.woff2)}'])).toContain(
    'url(./_next/static/media/sans.1a.woff2)',
  );
});

test('a page that names its sheets in another way keeps them as they are', () => {
  const html = '<head><link href="a.css" rel="stylesheet"></head>';
  expect(inlineStyles(html, out)).toBe(html);
});

test('a sheet that ends its element is refused', () => {
  expect(() => inlined(['p::after{content:"</style>"}'])).toThrow();
});

test('a page asks for the fonts of its language before its styles, so that its text is laid out once', () => {
  const font = (name: string) => `@font-face{src:url(../media/${name}.woff2)}`;
  writeFileSync(join(out, chunks, '0.css'), font('sans-latin') + font('sans-vietnamese'));
  const fontsOf = (lang: string) =>
    [
      ...inlineStyles(`<html lang="${lang}"><head>${link('0.css')}</head>`, out).matchAll(
        /as="font"[^>]*href="\.\/_next\/static\/media\/([^"]+)"/g,
      ),
    ].map(([, name]) => name);
  expect(fontsOf('es-CL')).toEqual(['sans-latin.woff2']);
  expect(fontsOf('vi')).toEqual(['sans-latin.woff2', 'sans-vietnamese.woff2']);
});
