import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileEagerly } from './compile-eagerly';

let chunks = '';

beforeEach(() => {
  chunks = join(mkdtempSync(join(tmpdir(), 'luka-export-')), '_next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  for (const page of ['index', 'en', 'vi'])
    writeFileSync(join(chunks, `../../../${page}.html`), '');
});

afterEach(() => rmSync(join(chunks, '../../..'), { recursive: true }));

const chunk = (...modules: string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([0,${modules.join()}]);`;

/** A script's code after the step. */
function compiled(name: string, code: string): string {
  writeFileSync(join(chunks, name), code);
  compileEagerly(join(chunks, '../../..'));
  return readFileSync(join(chunks, name), 'utf8');
}

test('each module of a chunk is in parentheses, and nothing else is', () => {
  const code = chunk('1,e=>{e.s(()=>[1,()=>2])}', '2,3,function(e,t){t.x=1}');
  const eager = chunk('1,(e=>{e.s(()=>[1,()=>2])})', '2,3,(function(e,t){t.x=1})');
  expect(compiled('sign.js', code)).toBe(eager);
  expect(compiled('sign.css', code)).toBe(code);
});

test.each([
  ['named by a page of the app', true],
  ['loaded later', false],
])('a script that is %s says that all its functions are called: %s', (_, isNamed) => {
  const src = `./_next/static/chunks/${isNamed ? 'start' : 'other'}.js`;
  writeFileSync(join(chunks, '../../../vi.html'), `<script src="${src}" async=""></script>`);
  const hint = '//# allFunctionsCalledOnLoad\n';
  const eager = chunk('1,(e=>{})');
  expect(compiled('start.js', chunk('1,e=>{}'))).toBe(isNamed ? hint + eager : eager);
});
