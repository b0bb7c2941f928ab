import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { markBuilt } from './ensure-built';
import { type ExportedApp, homeHtml, makeExportedApp } from './serve/exported-app.fixture';
import { sandboxSettings } from './settings';

// Each test starts programs, on a machine that builds and tests at once.
jest.setTimeout(120_000);

let app: ExportedApp;
const running = new Set<ChildProcess>();

beforeAll(() => {
  app = makeExportedApp();
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  app.remove();
});

/** Runs the command; resolves with its first line, or when it ends. */
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

test('prints its URL, restores its state and ends on SIGTERM', async () => {
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
});

test('prints the build command if the folder has no complete export', async () => {
  const { err } = await serve('--port', '0', '--dir', join(app.dir, 'empty'));
  expect(err).toMatch(/has no complete export: run npm run build first\n$/);
});

test('an export for a real server is served without a sandbox, and its server is named', async () => {
  const url = 'https://api.luka.example';
  markBuilt(app.dir, { ...sandboxSettings, NEXT_PUBLIC_API_BASE_URL: url }, new Date());
  const { out, child } = await serve('--port', '0', '--dir', app.dir);
  markBuilt(app.dir, sandboxSettings, new Date());
  expect(out).toMatch(
    /^Luka for https:\/\/api\.luka\.example, without a sandbox, .*: http:\S+\/\n$/,
  );
  const local = / (http:\S+)\n$/.exec(out)?.[1];
  expect(await (await globalThis.fetch(`${local}`)).text()).toBe(homeHtml);
  expect((await globalThis.fetch(`${local}__sandbox/scenarios`)).status).toBe(404);
  child.kill('SIGTERM');
});

test('--as-cdn serves the export below a path, without a sandbox', async () => {
  const { out, child } = await serve('--port', '0', '--dir', app.dir, '--as-cdn');
  const url = /http:\S+/.exec(out)?.[0];
  expect(url).toMatch(/\/designs\/luka\/$/);
  expect(await (await globalThis.fetch(`${url}`)).text()).toBe(homeHtml);
  const { origin } = new URL(`${url}`);
  expect((await globalThis.fetch(`${origin}/__sandbox/scenarios`)).status).toBe(404);
  child.kill('SIGTERM');
});
