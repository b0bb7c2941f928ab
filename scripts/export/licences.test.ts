import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '../files';
import { noticeOf, packagesOf, writeLicences } from './licences';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luka-licences-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('finds the package of each source, also one that Next carries and one below another', () => {
  const project = 'turbopack:///[project]/';
  const sources = [
    'app/page.tsx',
    'node_modules/ky/distribution/index.js',
    'node_modules/ky/distribution/core.js',
    'node_modules/@swc/helpers/cjs/a.cjs',
    'node_modules/next/dist/compiled/react-dom/index.js',
    'node_modules/next/dist/client/index.js',
    'node_modules/a/node_modules/b/index.js',
    'node_modules/@formatjs/index.ts',
  ].map((path) => project + path);
  expect(packagesOf(sources)).toEqual([
    'node_modules/@formatjs/fast-memoize',
    'node_modules/@swc/helpers',
    'node_modules/a/node_modules/b',
    'node_modules/ky',
    'node_modules/next',
    'node_modules/next/dist/compiled/react-dom',
  ]);
});

test('a package that ships without a licence text is refused', () => {
  writeFileSync(join(folder, 'index.js'), '');
  expect(() => noticeOf(folder)).toThrow(`${folder} ships without a licence text`);
  writeFileSync(join(folder, 'LICENSE'), 'free');
  expect(noticeOf(folder).text).toBe('free');
});

test('an export gets the notices of what its maps name, and loses the maps', () => {
  const sources = ['turbopack:///[project]/node_modules/ky/distribution/index.js'];
  mkdirSync(join(folder, '_next'));
  writeFileSync(
    join(folder, '_next/a.js.map'),
    JSON.stringify({ sections: [{ map: { sources } }] }),
  );
  writeFileSync(join(folder, '_next/a.js'), 'run()\n\n//# sourceMappingURL=a.js.map');
  writeLicences(folder);
  const text = readFileSync(join(folder, 'licences.txt'), 'utf8');
  expect(text).toContain(readFileSync('node_modules/ky/license', 'utf8').trim());
  for (const name of ['ky', 'Hanken Grotesk', 'Tabler Icons', 'Kotlin standard library']) {
    expect(text).toContain(name);
  }
  expect(filesBelow(folder).filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(readFileSync(join(folder, '_next/a.js'), 'utf8')).toBe('run()');
});

test('an export without maps is refused, as nobody knows what ships', () => {
  expect(() => writeLicences(folder)).toThrow('no source maps');
});
