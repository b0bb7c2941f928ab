import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reachableFiles } from './reachable-files';
import { webManifest } from './web-manifest';
import { writeAssets } from './write-assets';

let out = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'luka-export-'));
});

afterEach(() => {
  rmSync(out, { recursive: true, force: true });
});

/** Writes an export of these files. */
function give(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
}

test('what the hash app names, at any remove, is carried', () => {
  give({
    'index.html': '<script src="./_next/static/chunks/0a-b.js"></script><link href="./icon.svg">',
    'icon.svg': '<svg/>',
    '_next/static/chunks/0a-b.js': 'load("static/chunks/1c_d.js")',
    '_next/static/chunks/1c_d.js': 'load("2e.css")',
    '_next/static/chunks/2e.css': '@font-face{src:url(../media/sans-vi.3f.woff2)}',
    '_next/static/media/sans-vi.3f.woff2': 'font',
  });
  expect(reachableFiles(out)).toEqual([
    '_next/static/chunks/0a-b.js',
    '_next/static/chunks/1c_d.js',
    '_next/static/chunks/2e.css',
    '_next/static/media/sans-vi.3f.woff2',
    'icon.svg',
    'index.html',
  ]);
});

test('static pages, the gallery and what only they need are left out', () => {
  give({
    'index.html': '<a href="preview/index.html">',
    'pages/sign/sign/index.html': '<script src="./_next/static/chunks/sign.js">',
    'preview/index.html': 'gallery',
    '404.html': 'nothing',
    '_next/static/chunks/sign.js': 'page',
  });
  expect(reachableFiles(out)).toEqual(['index.html']);
});

test('the list of files is sorted and tells sums and sizes', () => {
  const files = [
    { path: 'index.html', bytes: Buffer.from('') },
    { path: '_next/a.js', bytes: Buffer.from('abc') },
  ];
  expect(webManifest(files)).toBe(
    // The sums of FIPS 180-2's examples.
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad 3 _next/a.js\n' +
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 0 index.html\n',
  );
});

test('Gradle finds the web part where an APK has it, and none of an older one', () => {
  give({ 'www/old.js': 'old' });
  writeAssets(out, [{ path: '_next/a.js', bytes: Buffer.from('abc') }]);
  expect(readFileSync(join(out, 'www/_next/a.js'), 'utf8')).toBe('abc');
  expect(readFileSync(join(out, 'www.manifest'), 'utf8')).toMatch(/ 3 _next\/a\.js\n$/);
  expect(() => readFileSync(join(out, 'www/old.js'))).toThrow('ENOENT');
});
