import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
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

test('a call is answered below /api, without CORS', async () => {
  const response = await post('/api/app/home', { headers: { origin: 'https://evil.example' } });
  expect(await response.json()).toMatchObject({ code: 0, ret: { state: 'init' } });
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('token and language travel in the headers', async () => {
  const { token } = sandbox.control.scenario('overdue');
  const response = await post('/api/app/home', { headers: { token, language: 'es' } });
  expect(await response.json()).toMatchObject({
    ret: { state: 'overdue', notices: [{ title: 'Ten presente tu fecha' }, {}] },
  });
});

test('the controls answer on the same origin', async () => {
  const body = JSON.stringify({ advance: 'P1D' });
  expect((await post('/__sandbox/clock', { body })).status).toBe(200);
  expect((await globalThis.fetch(`${url}/__sandbox/clock`)).status).toBe(200);
});

test.each(['/', '/index.html', '/apiary', '/__sandboxed'])('%s is left alone', async (path) => {
  expect((await post(path)).status).toBe(204);
});

test('what is below /api and no call is a 404', async () => {
  expect((await post('/api/app/nothing')).status).toBe(404);
  expect((await globalThis.fetch(`${url}/api/app/home`)).status).toBe(404);
});

test('drop destroys the socket', async () => {
  sandbox.control.fault({ path: 'app/home', kind: 'drop' });
  await expect(post('/api/app/home')).rejects.toThrow('fetch failed');
  expect((await post('/api/app/home')).status).toBe(200);
});

test('drop_after destroys it once the call is made', async () => {
  sandbox.control.fault({ path: 'user/get_code', kind: 'drop_after' });
  const body = JSON.stringify({ phone: '912345678' });
  await expect(post('/api/user/get_code', { body })).rejects.toThrow('fetch failed');
  expect(sandbox.control.outbox()).toHaveLength(1);
});

test('timeout keeps the socket open and silent until the caller goes', async () => {
  sandbox.control.fault({ path: 'app/home', kind: 'timeout' });
  const caller = new AbortController();
  const call = post('/api/app/home', { signal: caller.signal });
  let settled = false;
  void call.catch(() => undefined).finally(() => (settled = true));
  // Another call on the same server is answered meanwhile: the first one still waits.
  expect((await post('/api/app/get_app_list')).status).toBe(200);
  expect(settled).toBe(false);
  caller.abort();
  await expect(call).rejects.toThrow('abort');
});

test('truncated promises more bytes than come', async () => {
  sandbox.control.fault({ path: 'app/home', kind: 'truncated' });
  const response = await post('/api/app/home');
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
  await expect(response.text()).rejects.toThrow('terminated');
});

test.each([
  ['500', 500],
  ['html', 200],
  ['shape', 200],
] as const)('%s is answered with status %i', async (kind, status) => {
  sandbox.control.fault({ path: 'app/home', kind });
  expect((await post('/api/app/home')).status).toBe(status);
});

test('a redirect of the pay page is left to the browser', async () => {
  const response = await post('/__sandbox/pay', {
    body: 'payment=nothing&result=success',
    redirect: 'manual',
  });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
});

test('a body that is larger than any photo is refused', async () => {
  const body = 'x'.repeat(33 * 1024 * 1024);
  const status = await post('/api/app/upload_image_info', { body }).then(
    (response) => response.status,
    // The socket may break before the answer is read: refused either way.
    () => 413,
  );
  expect(status).toBe(413);
});

test('a fault inside answers 500 with its text', async () => {
  jest.spyOn(sandbox, 'answer').mockRejectedValueOnce(new Error('app/home answers nonsense'));
  const response = await post('/api/app/home');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('app/home answers nonsense');
});

test('a request without a host is answered too', async () => {
  const { port } = new URL(url);
  const text = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    let got = '';
    socket.on('data', (chunk) => (got += chunk));
    socket.on('close', () => resolve(got));
    socket.write('GET /__sandbox/clock HTTP/1.0\r\n\r\n');
  });
  expect(text).toContain('"now"');
});
