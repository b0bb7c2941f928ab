import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import es from '@/locales/sandbox/es.json';
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

test('replies to calls below /api without CORS headers', async () => {
  const response = await post('/api/app/home', { headers: { origin: 'https://evil.example' } });
  expect(await response.json()).toMatchObject({ code: 0, ret: { state: 'init' } });
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('reads token and language from the headers', async () => {
  const { token } = sandbox.control.scenario('overdue');
  const response = await post('/api/app/home', { headers: { token, language: 'es' } });
  expect(await response.json()).toMatchObject({
    ret: { state: 'overdue', notices: [{ title: es.notice_due_title }] },
  });
});

test('replies to the controls on the same origin', async () => {
  const body = JSON.stringify({ advance: 'P1D' });
  expect((await post('/__sandbox/clock', { body })).status).toBe(200);
  expect((await globalThis.fetch(`${url}/__sandbox/clock`)).status).toBe(200);
});

const log = async (name: string) => (await globalThis.fetch(`${url}/__sandbox/${name}`)).json();

test('logs calls with their bodies and replies, and no controls', async () => {
  const body = JSON.stringify({ phone: '+56911112222' });
  await post('/api/user/get_code', { body });
  await post('/__sandbox/clock', { body: JSON.stringify({ advance: 'P1D' }) });
  expect(await log('calls')).toMatchObject([
    {
      path: 'user/get_code',
      body: { phone: '+56911112222' },
      end: { kind: 'response', status: 200, reply: { code: 0 } },
    },
  ]);
});

test('logs a call that is kept silent as hanging', async () => {
  sandbox.control.fault({ path: 'app/home', kind: 'timeout' });
  const caller = new AbortController();
  const call = post('/api/app/home', { signal: caller.signal }).catch(() => undefined);
  await post('/api/app/get_app_list');
  expect(await log('calls')).toMatchObject([{ path: 'app/home', end: { kind: 'hang' } }, {}]);
  caller.abort();
  await call;
});

test('keeps the messages of a bridge that are reported, and refuses others', async () => {
  const report = (body: object) => post('/__sandbox/bridge', { body: JSON.stringify(body) });
  await report({ from: 'page', message: { event: 'getLocation', callbackId: '1' } });
  expect((await report({ from: 'nobody', message: {} })).status).toBe(400);
  expect(await log('bridge')).toMatchObject([{ from: 'page', message: { event: 'getLocation' } }]);
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

test('drop destroys the socket', async () => {
  sandbox.control.fault({ path: 'app/home', kind: 'drop' });
  await expect(post('/api/app/home')).rejects.toThrow('fetch failed');
  expect((await post('/api/app/home')).status).toBe(200);
});

test('drop_after destroys the socket after the call', async () => {
  sandbox.control.fault({ path: 'user/get_code', kind: 'drop_after' });
  const body = JSON.stringify({ phone: '912345678' });
  await expect(post('/api/user/get_code', { body })).rejects.toThrow('fetch failed');
  expect(sandbox.control.outbox()).toHaveLength(1);
});

test('timeout keeps the socket open until the caller aborts', async () => {
  sandbox.control.fault({ path: 'app/home', kind: 'timeout' });
  const caller = new AbortController();
  const call = post('/api/app/home', { signal: caller.signal });
  let settled = false;
  void call.catch(() => undefined).finally(() => (settled = true));
  // Another call gets its reply in the meantime.
  expect((await post('/api/app/get_app_list')).status).toBe(200);
  expect(settled).toBe(false);
  caller.abort();
  await expect(call).rejects.toThrow('abort');
});

test('truncated sends fewer bytes than its content length', async () => {
  sandbox.control.fault({ path: 'app/home', kind: 'truncated' });
  const response = await post('/api/app/home');
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
  await expect(response.text()).rejects.toThrow('terminated');
});

test.each([
  ['500', 500],
  ['html', 200],
  ['shape', 200],
] as const)('%s replies with status %i', async (kind, status) => {
  sandbox.control.fault({ path: 'app/home', kind });
  expect((await post('/api/app/home')).status).toBe(status);
});

test('sends the headers of the pay page', async () => {
  const response = await post('/__sandbox/pay', {
    body: 'payment=nothing&result=success',
    redirect: 'manual',
  });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
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

test('replies 500 with the message of an exception', async () => {
  jest.spyOn(sandbox, 'handle').mockRejectedValueOnce(new Error('app/home is broken'));
  const response = await post('/api/app/home');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('app/home is broken');
});

test('replies to a request without a Host header', async () => {
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
