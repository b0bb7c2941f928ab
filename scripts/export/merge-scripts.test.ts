import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { scriptsOf } from './lazy-scripts';
import { mergeScripts } from './merge-scripts';

const chunks = '_next/static/chunks';
let out = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'luka-export-'));
  for (const folder of [chunks, 'pages']) mkdirSync(join(out, folder), { recursive: true });
});

afterEach(() => rmSync(out, { recursive: true }));

const script = (name: string) => `<script src="./${chunks}/${name}" async=""></script>`;
const ofReact = (name: string) =>
  `[\\"$\\",\\"script\\",\\"script-0\\",{\\"src\\":\\"./${chunks}/${name}\\",\\"async\\":true}]`;
const page = (...names: string[]) =>
  `<link rel="preload" as="script" href="./${chunks}/${names[0]}"/>${names.map(script).join('')}<script id="_R_">0</script><script>push("[${names.map(ofReact).join()}]")</script>`;

/** A chunk as Turbopack writes it. */
const chunk = (code: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,1,e=>{${code}}]);`;
const runtime =
  '(()=>{function W(e,t){let r=D(t);if(r.loadingStarted)return r.promise;load(t)}})();';

function merge(files: Record<string, string> = {}): void {
  const scripts = {
    'react.js': chunk('"react"'),
    'turbopack-1.js': runtime,
    'home.js': chunk('"home"'),
    'first.js': chunk('"first"'),
    'texts.js': chunk('"texts"'),
    'sign.js': chunk('e.l("static/chunks/texts.js")'),
    ...files,
  };
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(out, chunks, name), code);
  const app = page('react.js', 'turbopack-1.js', 'home.js', 'first.js', 'texts.js');
  writeFileSync(join(out, 'index.html'), app);
  writeFileSync(join(out, 'pages/sign.html'), page('react.js', 'turbopack-1.js', 'sign.js'));
  writeFileSync(join(out, '404.html'), '<p>Nothing here</p>');
  mergeScripts(out);
}

const html = (file: string) => readFileSync(join(out, file), 'utf8');
const codeOf = (address = '') => readFileSync(join(out, address), 'utf8');

test('what every page names is one script, and what only the app names is another', () => {
  merge();
  const [framework, app, ...others] = scriptsOf(html('index.html'));
  expect(framework).toMatch(/\/framework-[\da-f]{12}\.js$/);
  expect(app).toMatch(/\/app-[\da-f]{12}\.js$/);
  expect(others).toEqual([`./${chunks}/texts.js`]);
  expect(scriptsOf(html('pages/sign.html'))).toEqual([framework, `./${chunks}/sign.js`]);
  expect(codeOf(framework)).toContain('"react"');
  expect(codeOf(app)).toMatch(/"home".*"first"/s);
});

test('the merged files are gone, and neither preloaded nor looked for by React', () => {
  merge();
  expect(readdirSync(join(out, chunks)).filter((name) => !/-/.test(name))).toEqual([
    'sign.js',
    'texts.js',
  ]);
  expect(html('index.html')).not.toMatch(/rel="preload"|react\.js|home\.js/);
  expect(html('index.html')).toContain(`push("[null,null,null,null,${ofReact('texts.js')}]")`);
});

test('the runtime waits for the merged script in place of a chunk', () => {
  merge();
  const [framework, app] = scriptsOf(html('index.html'));
  const asked: string[] = [];
  const D = (address: string) => asked.push(address) && { loadingStarted: true };
  const context = { D, asked, TURBOPACK: [], W: (_: unknown, __: string) => undefined };
  runInNewContext(
    codeOf(framework).replace('(()=>{function W', 'W=(()=>{return function W'),
    context,
  );
  for (const name of ['react.js', 'home.js', 'sign.js']) context.W(1, `./${chunks}/${name}`);
  expect(asked).toEqual([framework, app, `./${chunks}/sign.js`]);
});

test('a changed runtime is refused', () => {
  expect(() => merge({ 'turbopack-1.js': runtime.replace('loadingStarted', 'isLoading') })).toThrow(
    'runtime',
  );
});

test('a chunk that another one loads keeps its file', () => {
  merge({ 'sign.js': chunk('e.l("static/chunks/home.js")') });
  expect(existsSync(join(out, chunks, 'home.js'))).toBe(true);
  expect(html('index.html')).toContain(script('home.js'));
});

test('what is merged names no source map', () => {
  merge({ 'first.js': `${chunk('"first"')}\n\n//# sourceMappingURL=first.js.map` });
  const [, app] = scriptsOf(html('index.html'));
  expect(codeOf(app)).toContain('"first"');
  expect(codeOf(app)).not.toContain('sourceMappingURL');
});
