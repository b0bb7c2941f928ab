import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type ExportedApp, makeExportedApp } from './serve/exported-app.fixture';
import { startServer } from './serve/start-server';

let app: ExportedApp;
const running = new Set<ChildProcess>();

beforeAll(() => {
  app = makeExportedApp();
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  app.remove();
});

/** Runs the command; resolves when it ends, or with its first line where it stays. */
function serve(...args: string[]): Promise<{ out: string; err: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'serve.ts'), ...args]);
  running.add(child);
  let out = '';
  let err = '';
  child.stderr.on('data', (text) => (err += text));
  return new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      out += text;
      resolve({ out, err, child });
    });
    child.on('close', () => resolve({ out, err, child }));
  });
}

test('it says where it serves, keeps its state, and ends when asked to', async () => {
  const state = join(app.dir, '..', 'state.json');
  const args = ['--port', '0', '--dir', app.dir, '--state', state];
  const first = await serve(...args);
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(first.out)?.[0];
  const body = JSON.stringify({ name: 'overdue' });
  const reply = await globalThis.fetch(`${url}/__sandbox/scenario`, { method: 'POST', body });
  const { token } = await reply.json();
  const ended = new Promise((resolve) => first.child.once('exit', resolve));
  first.child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const second = await serve(...args);
  const again = /http:\/\/127\.0\.0\.1:\d+/.exec(second.out)?.[0];
  const home = await globalThis.fetch(`${again}/api/app/home`, {
    method: 'POST',
    body: '{}',
    headers: { token },
  });
  expect(await home.json()).toMatchObject({ ret: { state: 'overdue' } });
  second.child.kill('SIGTERM');
}, 30_000);

test('a port that is taken is one clear line', async () => {
  const other = await startServer({ port: 0, dir: app.dir });
  const { port } = new URL(other.url);
  const { out, err } = await serve('--port', port, '--dir', app.dir);
  await other.close();
  expect(out).toBe('');
  expect(err).toBe(`Port ${port} is taken. Choose another: PORT=${Number(port) + 1} npm start\n`);
}, 30_000);

test('a folder that was not built yet is told, with the command that does', async () => {
  const { err } = await serve('--port', '0', '--dir', join(app.dir, 'empty'));
  expect(err).toMatch(/holds no index\.html: build first with npm run build\n$/);
}, 30_000);

test('a port that is no number is told', async () => {
  const { err } = await serve('--port', 'x');
  expect(err).toBe('--port: a number from 0 to 65535, not x\n');
}, 30_000);
