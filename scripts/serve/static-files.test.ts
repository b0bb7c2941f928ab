import { type IncomingHttpHeaders, request } from 'node:http';
import { type ExportedApp, homeHtml, makeExportedApp } from './exported-app.fixture';
import { type RunningServer, startServer } from './start-server';

const sandboxMeta = '<meta name="luka-sandbox" content="/api">';

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const scriptPath = '/_next/static/chunks/app-1a2b.js';
let app: ExportedApp;
let server: RunningServer;

beforeAll(async () => {
  app = makeExportedApp();
  server = await startServer({ port: 0, dir: app.dir });
});
afterAll(async () => {
  await server.close();
  app.remove();
});

/** Sends a request without decoding the body, following redirects or normalizing the path. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

test.each(['/', '/pages/my-loan/my-loan/', '/?from=test'])(
  '%s is the page with the meta tag of the sandbox',
  async (path) => {
    const { status, headers, body } = await send(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(homeHtml.replace('<head>', `<head>${sandboxMeta}`));
  },
);

test('redirects a folder without a slash, with its query', async () => {
  const { status, headers } = await send('/pages/my-loan/my-loan?a=1');
  expect(status).toBe(308);
  expect(headers.location).toBe('/pages/my-loan/my-loan/?a=1');
});

test('never redirects to another origin', async () => {
  const { headers } = await send('//pages/my-loan/my-loan');
  expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
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
  '/..\\\\secret.txt',
  '/link.txt',
  '/%',
  '/%00',
  '//etc/passwd',
])('%s is a 404 with the page of the export', async (path) => {
  const { status, body } = await send(path);
  expect(status).toBe(404);
  expect(body.toString()).toContain('Not here');
});

test('hashed files are immutable, pages are revalidated', async () => {
  const hashed = await send(scriptPath);
  const page = await send('/');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(page.headers['cache-control']).toBe('no-cache');
});

test.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
  const { status, headers } = await send('/', {}, method);
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});
