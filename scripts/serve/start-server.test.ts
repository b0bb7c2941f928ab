import { request } from 'node:http';
import { type ExportedApp, makeExportedApp } from './exported-app.fixture';
import { isLocalAddress } from './local-network';
import { type RunningServer, startServer } from './start-server';

let app: ExportedApp;
let server: RunningServer;

beforeEach(async () => {
  app = makeExportedApp();
  server = await startServer({ port: 0, dir: app.dir, sandbox: { language: 'en' } });
});
afterEach(async () => {
  await server.close();
  app.remove();
});

const post = (path: string, body: object, headers = {}) =>
  globalThis.fetch(server.url + path, { method: 'POST', body: JSON.stringify(body), headers });

test('serves the app and its sandbox on one origin', async () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await globalThis.fetch(server.url)).text()).toContain('luka-sandbox');
  expect(await (await post('/api/app/home', {})).json()).toMatchObject({ code: 0 });
});

const paths = ['/', '/api/app/home', '/__sandbox/state', '/__sandbox/reset', '/__sandbox/'];

/** Sends with headers that `fetch` does not let a page, or Node, set. */
function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const method = path === '/' || path.endsWith('state') ? 'GET' : 'POST';
    request(server.url + path, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(method === 'POST' ? '{}' : undefined);
  });
}

test.each(paths)('%s answers no page of another origin, and no rebound name', async (path) => {
  const { port } = new URL(server.url);
  const foreign: Record<string, string>[] = [
    { origin: 'http://evil.test' },
    { origin: 'null' },
    { origin: `http://127.0.0.1:${Number(port) - 1}` },
    { host: `evil.test:${port}` },
    { host: `127.0.0.1.evil.test:${port}` },
    { host: `localhost@evil.test:${port}` },
    { host: `evil.test:${port}`, origin: `http://evil.test:${port}` },
  ];
  for (const headers of foreign)
    expect([headers, await statusOf(path, headers)]).toEqual([headers, 403]);
});

describe('for a local network', () => {
  beforeEach(async () => {
    await server.close();
    server = await startServer({ port: 0, dir: app.dir, toNetwork: true });
  });

  test('answers at an address, to pages of that address, and to no name', async () => {
    const { port } = new URL(server.url);
    const host = `192.168.1.5:${port}`;
    expect(await statusOf('/__sandbox/reset', { host, origin: `http://${host}` })).toBe(200);
    const foreign: Record<string, string>[] = [
      { host: `evil.test:${port}` },
      { host: `192.168.1.5.evil.test:${port}` },
      { host, origin: 'http://192.168.1.6' },
      { host, origin: 'null' },
    ];
    for (const headers of foreign)
      expect([headers, await statusOf('/', headers)]).toEqual([headers, 403]);
  });

  // Another address of this machine, as a phone's connection arrives at one.
  test('is reached at every address of the machine', async () => {
    const url = server.url.replace('127.0.0.1', '127.0.0.2');
    expect((await globalThis.fetch(url)).status).toBe(200);
  });
});

test('is not reached from a local network unless it is for one', async () => {
  const { port } = new URL(server.url);
  expect(await statusOf('/', { host: `192.168.1.5:${port}` })).toBe(403);
  await expect(globalThis.fetch(`http://127.0.0.2:${port}`)).rejects.toThrow();
});

test.each([
  ['local', ['127.0.0.1', '10.1.2.3', '172.31.0.9', '192.168.1.20', '169.254.1.1']],
  ['foreign', ['8.8.8.8', '172.32.0.1', '100.64.0.1', '::1', 'evil.test', '']],
])('addresses of a %s network are told apart', (kind, addresses) => {
  const told = addresses.map((address) => [address, isLocalAddress(address)]);
  expect(told).toEqual(addresses.map((address) => [address, kind === 'local']));
});

test('answers its own pages by each name of loopback, and both shells', async () => {
  const { port } = new URL(server.url);
  for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
    const host = `${name}:${port}`;
    expect(await statusOf('/', { host, origin: `http://${host}` })).toBe(200);
  }
  expect(await statusOf('/__sandbox/reset', { origin: 'https://app.luka.local' })).toBe(200);
});

test('answers the pay page of a site that the sandbox was given', async () => {
  const site = { at: 'https://pay.luka.example', back: 'https://app.luka.local' };
  expect(await statusOf('/__sandbox/state', { origin: site.at })).toBe(403);
  await post('/__sandbox/pay_site', site);
  expect(await statusOf('/__sandbox/state', { origin: site.at })).toBe(200);
});

test('closing does not wait for a call that is kept silent', async () => {
  server.sandbox.control.fault({ path: 'app/home', kind: 'timeout' });
  const call = post('/api/app/home', {});
  const ended = expect(call).rejects.toThrow();
  await post('/api/app/get_app_list', {});
  await server.close();
  await ended;
  server = await startServer({ port: 0, dir: app.dir });
});
