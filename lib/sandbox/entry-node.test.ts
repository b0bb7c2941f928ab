import { createServer, type Server } from 'node:http';
import { createNodeSandbox, type NodeSandbox } from './entry-node';

let sandbox: NodeSandbox['sandbox'];
let server: Server;
let url: string;

beforeEach(async () => {
  const node = createNodeSandbox({ language: 'en' });
  sandbox = node.sandbox;
  server = createServer((request, response) => {
    void node.handle(request, response).then((taken) => {
      if (!taken) response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const post = (path: string, init: RequestInit = {}) =>
  globalThis.fetch(url + path, { method: 'POST', body: '{}', ...init });

const log = async (name: string) => (await globalThis.fetch(`${url}/__sandbox/${name}`)).json();

test('logs a call that is kept silent as hanging', async () => {
  sandbox.control.fault({ path: 'app/home', kind: 'timeout' });
  const caller = new AbortController();
  const call = post('/api/app/home', { signal: caller.signal }).catch(() => undefined);
  await post('/api/app/get_app_list');
  expect(await log('calls')).toMatchObject([{ path: 'app/home', end: { kind: 'hang' } }, {}]);
  caller.abort();
  await call;
});

test('replies with the date of the sandbox’s clock', async () => {
  sandbox.control.setClock('2031-03-07T23:50:00-03:00');
  const { headers } = await post('/api/app/home');
  expect(headers.get('date')).toMatch(/^Sat, 08 Mar 2031 02:50:0\d GMT$/);
});

test.each(['/', '/index.html', '/apiary', '/__sandboxed'])('does not handle %s', async (path) => {
  expect((await post(path)).status).toBe(204);
});

test('replies 404 to unknown calls below /api', async () => {
  expect((await post('/api/app/nothing')).status).toBe(404);
  expect((await globalThis.fetch(`${url}/api/app/home`)).status).toBe(404);
});

test('refuses a body that is larger than any photo', async () => {
  const body = 'x'.repeat(33 * 1024 * 1024);
  const status = await post('/api/app/upload_image_info', { body }).then(
    (response) => response.status,
    // The socket may be closed before the response is read.
    () => 413,
  );
  expect(status).toBe(413);
});
