import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHeaders } from '../export/host-headers';
import { type CdnServer, startCdn } from './cdn-server';
import { type ExportedApp, homeHtml, makeExportedApp } from './exported-app.fixture';

let app: ExportedApp;
let cdn: CdnServer;

beforeAll(async () => {
  app = makeExportedApp();
  writeFileSync(join(app.dir, '_headers'), formatHeaders());
  cdn = await startCdn(app.dir, '/designs/luka');
});
afterAll(async () => {
  await cdn.close();
  app.remove();
});

const get = (path: string) => globalThis.fetch(cdn.url + path, { redirect: 'manual' });

test('a page is sent as it is, for this origin’s frames only, and revalidated', async () => {
  const response = await get('/pages/my-loan/my-loan/');
  expect(await response.text()).toBe(homeHtml);
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const etag = response.headers.get('etag') ?? '';
  const again = await globalThis.fetch(response.url, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('a file with a hash in its name is kept for ever', async () => {
  const { headers } = await get('/_next/static/chunks/app-1a2b.js');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('the path without a slash leads to the folder', async () => {
  const { status, headers } = await get('');
  expect([status, headers.get('location')]).toEqual([308, '/designs/luka/']);
});

test.each(['/nothing', '/_headers', '/../../secret.txt'])('%s is not found', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Not here');
});

test('a path beside the folder is not found', async () => {
  const { origin } = new URL(cdn.url);
  expect((await globalThis.fetch(`${origin}/designs/other/`)).status).toBe(404);
});

test('a folder without `_headers` is sent without headers of its own', async () => {
  const bare = await startCdn(join(app.dir, 'pages'), '');
  try {
    const response = await globalThis.fetch(`${bare.url}/my-loan/my-loan/`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toBeNull();
  } finally {
    await bare.close();
  }
});
