import { join } from 'node:path';
import { type ExportedApp, makeExportedApp } from './exported-app.fixture';
import { findFile } from './find-file';

let app: ExportedApp;

beforeAll(() => {
  app = makeExportedApp();
});
afterAll(() => app.remove());

test.each([
  ['/', 'index.html'],
  ['/index.html', 'index.html'],
  ['/pages/my-loan/my-loan/', 'pages/my-loan/my-loan/index.html'],
  ['/%69ndex.html', 'index.html'],
])('%s is the file %s', async (path, file) => {
  const found = await findFile(app.dir, path);
  expect(found).toEqual({ kind: 'file', file: expect.stringMatching(`${join('/out', file)}$`) });
});

test('a folder without its slash is told as one', async () => {
  expect(await findFile(app.dir, '/pages/my-loan/my-loan')).toEqual({ kind: 'folder' });
});

test.each([
  '/nothing',
  '/pages',
  '/pages/',
  '/empty',
  '/index.html/',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/pages/../../secret.txt',
  '/..\\secret.txt',
  '/link.txt',
  '/%',
  '/%00',
  '//etc/passwd',
])('nothing is found at %s', async (path) => {
  expect(await findFile(app.dir, path)).toEqual({ kind: 'none' });
});

test('nothing is found where there is no app', async () => {
  expect(await findFile(join(app.dir, 'gone'), '/')).toEqual({ kind: 'none' });
});
