import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const link = (name: string) =>
  `<link rel="stylesheet" href="./${chunks}/${name}" data-precedence="next"/>`;
const element = (name: string) =>
  `[\\"$\\",\\"link\\",\\"0\\",{\\"rel\\":\\"stylesheet\\",\\"href\\":\\"./${chunks}/${name}\\",\\"nonce\\":\\"$undefined\\"}]`;
const hint = (name: string) => `:HL[\\"./${chunks}/${name}\\",\\"style\\"]\\n`;

function inlined({ head = '', data = '', sheets = ['p{color:red}', 'b{margin:0}'] }): string {
  for (const [at, css] of sheets.entries()) writeFileSync(join(out, chunks, `${at}.css`), css);
  const page = `<head>${link('0.css')}${link('1.css')}${head}</head><script>push("${data}")</script>`;
  writeFileSync(join(out, 'index.html'), page);
  inlineStyles(out);
  return readFileSync(join(out, 'index.html'), 'utf8');
}

test('the page has its styles in their order, after what the head loads', () => {
  expect(inlined({ head: '<title>Luka</title>' })).toBe(
    '<head><title>Luka</title><style>p{color:red}\nb{margin:0}</style></head><script>push("")</script>',
  );
});

test('a style sheet in the page names no source map', () => {
  const sheets = ['p{color:red}\n/*# sourceMappingURL=0.css.map*/', 'b{margin:0}'];
  expect(inlined({ sheets })).toContain('<style>p{color:red}\nb{margin:0}</style>');
});

test('React neither preloads nor looks for the links', () => {
  const data = `${hint('0.css')}5:[[${element('0.css')},[\\"$\\",\\"p\\"]],[${element('1.css')}]]`;
  expect(inlined({ data })).toContain('push("5:[[null,[\\"$\\",\\"p\\"]],[null]]")');
});

test('a font is found from the page', () => {
  const sheets = ['@font-face{src:url(../media/sans.1a.woff2)}', ''];
  expect(inlined({ sheets })).toContain('url(./_next/static/media/sans.1a.woff2)');
});

test.each([
  ['names a sheet elsewhere', { head: '<script src="x" data-of="_next/static/chunks/0.css">' }],
  ['has a sheet that ends its element', { sheets: ['p::after{content:"</style>"}', ''] }],
])('a page that %s is refused', (_, page) => {
  expect(() => inlined(page)).toThrow();
});
