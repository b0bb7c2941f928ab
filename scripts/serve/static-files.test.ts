import { get, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type ExportedApp, homeHtml, makeExportedApp, script } from './exported-app.fixture';
import { type RunningServer, startServer } from './start-server';

const sandboxMeta = '<meta name="luka-sandbox" content="/api">';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

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

/** Asks as a browser does, but takes the bytes as they come and follows nothing. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(server.url + path, { method, headers }, (response) => {
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
    asked.on('error', reject).end();
  });
}

test.each(['/', '/pages/my-loan/my-loan/', '/?from=test'])(
  '%s is the page, marked for the sandbox',
  async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(homeHtml.replace('<head>', `<head>${sandboxMeta}`));
  },
);

test.each([
  [scriptPath, 'text/javascript; charset=utf-8'],
  ['/style.css', 'text/css; charset=utf-8'],
  ['/icon.png', 'image/png'],
  ['/empty/readme', 'application/octet-stream'],
])('%s is of the type %s, and no browser may guess another', async (path, type) => {
  const { headers } = await ask(path);
  expect(headers['content-type']).toBe(type);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a folder without its slash leads to the one with it, query kept', async () => {
  const { status, headers } = await ask('/pages/my-loan/my-loan?a=1');
  expect(status).toBe(308);
  expect(headers.location).toBe('/pages/my-loan/my-loan/?a=1');
});

test('a folder asked for with two slashes never leads to another origin', async () => {
  const { headers } = await ask('//pages/my-loan/my-loan');
  expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
});

test.each(['/nothing', '/pages/', '/..%2fsecret.txt', '/link.txt', '/%'])(
  '%s is a true 404 with the page of the export',
  async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Not here');
  },
);

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('text is packed with %s where that is taken', async (encoding, unpack) => {
  const { headers, body } = await ask(scriptPath, { 'accept-encoding': `deflate, ${encoding}` });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('accept-encoding');
  expect(body.length).toBeLessThan(script.length);
  expect(unpack(body).toString()).toBe(script);
  const again = await ask(scriptPath, { 'accept-encoding': encoding });
  expect(again.body.equals(body)).toBe(true);
});

test.each(['', 'identity', 'br;q=0, gzip;q=0'])('nothing is packed for %j', async (accepted) => {
  const { headers, body } = await ask(scriptPath, { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(script);
});

test('pictures and small files go out as they are', async () => {
  for (const path of ['/icon.png', '/style.css']) {
    const { headers } = await ask(path, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  }
});

test('hashed files are kept for ever, pages are asked for again', async () => {
  const hashed = await ask(scriptPath);
  const page = await ask('/');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(page.headers['cache-control']).toBe('no-cache');
  const again = await ask('/', { 'if-none-match': String(page.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('HEAD tells what GET would, without the bytes', async () => {
  const { status, headers, body } = await ask(scriptPath, {}, 'HEAD');
  expect(status).toBe(200);
  expect(headers['content-length']).toBe(String(script.length));
  expect(body).toHaveLength(0);
  expect((await ask('/nothing', {}, 'HEAD')).status).toBe(404);
});

test('a range is of the bytes themselves, packed or not', async () => {
  const headers = { range: 'bytes=8-10', 'accept-encoding': 'br' };
  const answer = await ask(scriptPath, headers);
  expect(answer.status).toBe(206);
  expect(answer.headers['content-range']).toBe(`bytes 8-10/${script.length}`);
  expect(answer.body.toString()).toBe(script.slice(8, 11));
});

test('a range outside the file is refused with its size', async () => {
  const { status, headers } = await ask('/style.css', { range: 'bytes=99-' });
  expect(status).toBe(416);
  expect(headers['content-range']).toBe('bytes */6');
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not for files', async (method) => {
  const { status, headers } = await ask('/', {}, method);
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('a path that climbs out, sent as it is, gets nothing', async () => {
  const { port } = new URL(server.url);
  const status = await new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/../secret.txt' }, (response) => {
      resolve(response.statusCode);
      response.resume();
    });
  });
  expect(status).toBe(404);
});

test('without a page of its own a 404 is a plain word', async () => {
  const bare = await startServer({ port: 0, dir: `${app.dir}/empty` });
  try {
    const response = await globalThis.fetch(`${bare.url}/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found\n');
  } finally {
    await bare.close();
  }
});
