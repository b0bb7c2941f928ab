import { type ExportedApp, makeExportedApp } from './exported-app.fixture';
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

test('HTTP and the control object use the same sandbox', async () => {
  const { token } = await (await post('/__sandbox/scenario', { name: 'overdue' })).json();
  const home = await (await post('/api/app/home', {}, { token })).json();
  expect(home.ret.state).toBe('overdue');
  expect(server.sandbox.control.state().accounts).toMatchObject([{ state: 'overdue' }]);
});

test('rejects with a hint if the port is in use', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ port, dir: app.dir })).rejects.toThrow(
    `Port ${port} is in use. Choose another: PORT=${port + 1} npm start`,
  );
});

test('a port that cannot be is told as the system does', async () => {
  await expect(startServer({ port: 99_999, dir: app.dir })).rejects.toThrow('99999');
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
