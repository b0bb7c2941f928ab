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
import { mergeSharedScripts } from './merge-shared-scripts';

const chunks = './_next/static/chunks';
let out = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'luka-export-'));
  mkdirSync(join(out, chunks), { recursive: true });
});

afterEach(() => rmSync(out, { recursive: true }));

const write = (name: string, code: string) => writeFileSync(join(out, chunks, name), code);
const read = (name: string) => readFileSync(join(out, chunks, name), 'utf8');
const files = (...names: string[]) => names.map((name) => `${chunks}/${name}`);
const merged = (group: string) =>
  readdirSync(join(out, chunks)).find((name) =>
    new RegExp(`^${group}-[\\da-f]{12}\\.js$`).test(name),
  ) ?? '';

test('each group is one script, under whose name every import and page finds it', () => {
  write('api.js', 'api()\n//# sourceMappingURL=api.js.map');
  write('texts.js', 'texts()');
  write('lock.js', 'lock()');
  write('app.js', '["static/chunks/api.js","static/chunks/my.api.js","static/chunks/lock.js"]');
  writeFileSync(join(out, 'index.html'), '<script src="./x/api.js"></script>"./x/api.js\\"');
  mergeSharedScripts(out, { shared: files('api.js', 'texts.js'), late: files('lock.js') });
  const [shared, late] = [merged('shared'), merged('late')];
  expect(read(shared)).toBe('api()\ntexts()');
  expect(read(late)).toBe('lock()');
  expect(read('app.js')).toBe(
    `["static/chunks/${shared}","static/chunks/my.api.js","static/chunks/${late}"]`,
  );
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(
    `<script src="./x/${shared}"></script>"./x/${shared}\\"`,
  );
  expect(existsSync(join(out, chunks, 'api.js'))).toBe(false);
});

test('a group without scripts is refused', () => {
  expect(() => mergeSharedScripts(out, { shared: [] })).toThrow('no scripts to merge as shared');
});
