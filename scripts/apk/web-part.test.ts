import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reachableFiles, webManifest, writeAssets } from './web-part';

let out = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'luka-export-'));
});

afterEach(() => {
  rmSync(out, { recursive: true, force: true });
});

/** Writes an export with these files. */
function writeExport(files: Record<string, string>): void {
  for (const [path, text] of Object.entries({ 'en.html': '', 'vi.html': '', ...files })) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
}

test('includes the files that the hash app names, directly or indirectly', () => {
  writeExport({
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
    'en.html',
    'icon.svg',
    'index.html',
    'vi.html',
  ]);
});

test('includes what only the page in another language names', () => {
  writeExport({
    'index.html': '',
    'vi.html': '<script src="./_next/static/chunks/texts-vi.js">',
    '_next/static/chunks/texts-vi.js': '',
  });
  expect(reachableFiles(out)).toContain('_next/static/chunks/texts-vi.js');
});

test('excludes static pages, the gallery and files that only they load', () => {
  writeExport({
    'index.html': '<a href="preview/index.html"><!-- index.js guest.webp -->',
    'pages/sign/sign/index.html': '<script src="./_next/static/chunks/sign.js">',
    'preview/index.html': 'gallery',
    'preview/index.js': 'index',
    'preview/pictures/home/guest.webp': 'accepted picture',
    '404.html': 'nothing',
    '_next/static/chunks/sign.js': 'page',
  });
  expect(reachableFiles(out)).toEqual(['en.html', 'index.html', 'vi.html']);
});

test('the manifest is sorted and has hashes and sizes', () => {
  const files = [
    { path: 'index.html', bytes: Buffer.from('') },
    { path: '_next/a.js', bytes: Buffer.from('abc') },
  ];
  expect(webManifest(files)).toBe(
    // The examples of FIPS 180-2.
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad 3 _next/a.js\n' +
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 0 index.html\n',
  );
});

test('writeAssets writes the files as in an APK and removes older ones', () => {
  writeExport({ 'www/old.js': 'old' });
  writeAssets(out, [{ path: '_next/a.js', bytes: Buffer.from('abc') }]);
  expect(readFileSync(join(out, 'www/_next/a.js'), 'utf8')).toBe('abc');
  expect(readFileSync(join(out, 'www.manifest'), 'utf8')).toMatch(/ 3 _next\/a\.js\n$/);
  expect(() => readFileSync(join(out, 'www/old.js'))).toThrow('ENOENT');
});
